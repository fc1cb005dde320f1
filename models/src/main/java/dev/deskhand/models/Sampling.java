package dev.deskhand.models;

import org.jspecify.annotations.Nullable;

/// How a model is to choose its words. What is null is left out of the request: some servers refuse a setting they do
/// not know, some models any value but their own, and a limit on tokens above a server's context is refused as well.
///
/// @param temperature 0 for the likeliest words; null for the server's own
/// @param maxTokens the longest answer; null for the server's own limit
public record Sampling(
        @Nullable Double temperature, @Nullable Integer maxTokens) {
    /// The likeliest words, as many as the server allows: a click should not be a matter of luck.
    public static final Sampling STEADY = new Sampling(0.0, null);

    /// The server's own ways.
    public static final Sampling OWN = new Sampling(null, null);

    public Sampling {
        if (temperature != null && !(temperature >= 0 && temperature <= 2)) {
            throw new IllegalArgumentException("temperature: must be from 0 to 2");
        }
        if (maxTokens != null && maxTokens < 1) {
            throw new IllegalArgumentException("maxTokens: must be at least 1");
        }
    }
}

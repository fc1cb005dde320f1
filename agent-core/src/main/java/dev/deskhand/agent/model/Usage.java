package dev.deskhand.agent.model;

/// Tokens as the provider counted them; 0 where it did not say.
///
/// @param cachedTokens the part of the input that was read from a cache
public record Usage(long inputTokens, long outputTokens, long cachedTokens) {
    public static final Usage NONE = new Usage(0, 0, 0);

    public Usage {
        if (inputTokens < 0 || outputTokens < 0 || cachedTokens < 0) {
            throw new IllegalArgumentException("tokens cannot be negative");
        }
    }

    public Usage plus(Usage other) {
        return new Usage(
                inputTokens + other.inputTokens, outputTokens + other.outputTokens, cachedTokens + other.cachedTokens);
    }

    public long total() {
        return inputTokens + outputTokens;
    }
}

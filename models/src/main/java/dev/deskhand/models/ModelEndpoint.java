package dev.deskhand.models;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/// Where a model answers, and how to ask it.
///
/// @param baseUrl the address below which the requests of its protocol go, used as given but for what is
/// commonly pasted with it: slashes at the end and the path of a request go
/// @param model the name the server knows the model by
/// @param key null for a server that wants none: then no Authorization header is sent
public record ModelEndpoint(
        URI baseUrl, String model, @Nullable ApiKey key, Timeouts timeouts, Sampling sampling) {
    private static final String COMPLETIONS = "/chat/completions";

    /// @throws IllegalArgumentException where a part cannot be used; the message names it and quotes nothing
    public ModelEndpoint {
        if (model.isBlank()) {
            throw new IllegalArgumentException("model: is empty");
        }
        BaseUrl.require(baseUrl);
        baseUrl = BaseUrl.repaired(baseUrl);
    }

    public ModelEndpoint(URI baseUrl, String model, @Nullable ApiKey key) {
        this(baseUrl, model, key, Timeouts.USUAL, Sampling.STEADY);
    }

    /// The address a turn is sent to.
    URI completions() {
        return BaseUrl.withPath(baseUrl, baseUrl.getRawPath() + COMPLETIONS);
    }

    /// The address below the one that was given, with the version of the interface before it where that
    /// lacks it.
    ///
    /// @param version as `/v1`
    URI below(String version, String path) {
        String base = baseUrl.getRawPath();
        return BaseUrl.withPath(baseUrl, (base.endsWith(version) ? base : base + version) + path);
    }

    /// Scheme, host and port: what of the address may be shown.
    String origin() {
        int port = baseUrl.getPort() >= 0 ? baseUrl.getPort() : isSecure(baseUrl) ? 443 : 80;
        return baseUrl.getScheme() + "://" + baseUrl.getHost() + ":" + port;
    }

    private static boolean isSecure(URI url) {
        return url.getScheme().equals("https");
    }

    /// Without the path and query, which may hold what must not be logged.
    @Override
    public String toString() {
        return "ModelEndpoint[" + origin() + ", " + model + "]";
    }
}

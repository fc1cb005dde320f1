package dev.deskhand.models;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Where a model answers, and how to ask it.
///
/// @param baseUrl the address below which `/chat/completions` lies, used as given but for what is commonly
/// pasted with
///     it: slashes at the end and `/chat/completions` itself go
/// @param model the name the server knows the model by
/// @param key null for a server that wants none: then no Authorization header is sent
public record ModelEndpoint(
        URI baseUrl, String model, @Nullable ApiKey key, Timeouts timeouts, Sampling sampling) {
    private static final String COMPLETIONS = "/chat/completions";

    /// What is pasted with an address: where the protocols' requests go.
    private static final List<String> ENDINGS = List.of(COMPLETIONS, "/messages", "/responses");

    /// @throws IllegalArgumentException where a part cannot be used; the message names the part and quotes
    /// nothing
    public ModelEndpoint {
        if (model.isBlank()) {
            throw new IllegalArgumentException("model: is empty");
        }
        BaseUrl.require(baseUrl);
        baseUrl = withPath(baseUrl, repairedPath(baseUrl.getRawPath()));
    }

    public ModelEndpoint(URI baseUrl, String model, @Nullable ApiKey key) {
        this(baseUrl, model, key, Timeouts.USUAL, Sampling.STEADY);
    }

    /// The address a turn is sent to.
    URI completions() {
        return withPath(baseUrl, baseUrl.getRawPath() + COMPLETIONS);
    }

    /// The address below the one that was given, with the version of the interface before it where that
    /// lacks it.
    ///
    /// @param version as `/v1`
    URI below(String version, String path) {
        String base = baseUrl.getRawPath();
        return withPath(baseUrl, (base.endsWith(version) ? base : base + version) + path);
    }

    /// Scheme, host and port: what of the address may be shown.
    String origin() {
        int port = baseUrl.getPort() >= 0 ? baseUrl.getPort() : isSecure(baseUrl) ? 443 : 80;
        return scheme(baseUrl) + "://" + baseUrl.getHost() + ":" + port;
    }

    private static String repairedPath(String path) {
        String repaired = withoutSlashes(path);
        for (String ending : ENDINGS) {
            if (repaired.endsWith(ending)) {
                return withoutSlashes(repaired.substring(0, repaired.length() - ending.length()));
            }
        }
        return repaired;
    }

    private static String withoutSlashes(String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, end);
    }

    private static URI withPath(URI url, String path) {
        String query = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
        return URI.create(scheme(url) + "://" + url.getRawAuthority() + path + query);
    }

    private static boolean isSecure(URI url) {
        return scheme(url).equals("https");
    }

    private static String scheme(URI url) {
        return url.getScheme().toLowerCase(Locale.ROOT);
    }

    /// Without the path and query, which may hold what must not be logged.
    @Override
    public String toString() {
        return "ModelEndpoint[" + origin() + ", " + model + "]";
    }
}

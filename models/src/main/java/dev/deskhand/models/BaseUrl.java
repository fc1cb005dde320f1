package dev.deskhand.models;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/// What the address of an endpoint must be like, wherever it comes from: absolute, http or https, with a host and
/// without a user's name or password.
public final class BaseUrl {
    private BaseUrl() {}

    /// What keeps an address from being used.
    public enum Flaw {
        NO_WEB_ADDRESS("must begin with http:// or https://"),
        NO_HOST("has no host name that can be used"),
        /// Its place for a name and a password is no place for a key: addresses are shown.
        USER("must not hold a user name or password");

        private final String words;

        Flaw(String words) {
            this.words = words;
        }
    }

    /// What is wrong with an address as it was typed; empty where it can be used.
    public static Optional<Flaw> flaw(String typed) {
        try {
            return flaw(new URI(typed.strip()));
        } catch (URISyntaxException e) {
            return Optional.of(Flaw.NO_WEB_ADDRESS);
        }
    }

    private static Optional<Flaw> flaw(URI url) {
        if (!"http".equalsIgnoreCase(url.getScheme()) && !"https".equalsIgnoreCase(url.getScheme())) {
            return Optional.of(Flaw.NO_WEB_ADDRESS);
        }
        if (url.getHost() == null) {
            return Optional.of(Flaw.NO_HOST);
        }
        return url.getRawUserInfo() == null ? Optional.empty() : Optional.of(Flaw.USER);
    }

    /// Throws where it cannot be used; the message quotes nothing of it.
    static void require(URI url) {
        flaw(url).ifPresent(flaw -> {
            throw new IllegalArgumentException("baseUrl: " + flaw.words);
        });
    }
}

package dev.deskhand.app.settings;

import java.net.URI;
import java.net.URISyntaxException;

/// What an endpoint's address must be like.
public final class BaseUrl {
    private BaseUrl() {}

    /// Whether it is an absolute http or https address with a host and without a user's name or password.
    public static boolean isUsable(String typed) {
        try {
            URI url = new URI(typed.strip());
            boolean isWeb = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
            return isWeb && url.getHost() != null && url.getRawUserInfo() == null;
        } catch (URISyntaxException e) {
            return false;
        }
    }
}

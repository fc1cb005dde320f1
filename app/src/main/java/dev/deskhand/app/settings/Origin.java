package dev.deskhand.app.settings;

import java.net.URI;

/// Who answers at an address. A key that was given for one is not sent to another.
public record Origin(String scheme, String authority) {
    /// That of an address a profile can have.
    public static Origin of(String baseUrl) {
        URI address = URI.create(baseUrl);
        return new Origin(String.valueOf(address.getScheme()), String.valueOf(address.getRawAuthority()));
    }
}

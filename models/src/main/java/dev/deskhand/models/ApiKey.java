package dev.deskhand.models;

/// A provider's key. Shows itself nowhere: its text goes into one request header and no further.
public final class ApiKey {
    private final String secret;

    /// Takes the key as it was typed or pasted; white space around it is dropped.
    ///
    /// @throws IllegalArgumentException where it is empty or holds what no header can carry; it is not quoted
    public ApiKey(String typed) {
        secret = typed.strip();
        if (secret.isEmpty()) {
            throw new IllegalArgumentException("key: is empty");
        }
        if (!secret.chars().allMatch(each -> each > ' ' && each < 0x7f)) {
            throw new IllegalArgumentException("key: holds white space or characters outside ASCII");
        }
    }

    /// Its text, for one header of a request and for nothing else.
    String secret() {
        return secret;
    }

    @Override
    public String toString() {
        return "ApiKey[hidden]";
    }
}

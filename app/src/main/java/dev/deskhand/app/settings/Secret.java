package dev.deskhand.app.settings;

/// A key. Shows itself nowhere by accident: whoever needs its text says so.
public final class Secret {
    private final String text;

    public Secret(String text) {
        this.text = text;
    }

    /// Whether it can be a key: what an HTTP header can carry.
    public static boolean isUsable(String text) {
        return !text.isEmpty() && text.chars().allMatch(each -> each > ' ' && each < 0x7f);
    }

    /// The text itself: for the one request header or file it belongs in.
    public String reveal() {
        return text;
    }

    @Override
    public String toString() {
        return "Secret[hidden]";
    }
}

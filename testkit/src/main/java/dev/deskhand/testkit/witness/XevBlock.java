package dev.deskhand.testkit.witness;

import dev.deskhand.agent.screen.ScreenPixel;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one paragraph of what `xev` prints: the name of an event and its fields over several lines.
final class XevBlock {
    private static final Pattern POINT = Pattern.compile("time (\\d+), .*root:\\((-?\\d+),(-?\\d+)\\)");
    private static final Pattern STATE = Pattern.compile("state 0x([0-9a-f]+)");
    private static final Pattern BUTTON = Pattern.compile("button (\\d+)");
    private static final Pattern KEY = Pattern.compile("keycode (\\d+) \\(keysym 0x[0-9a-f]+, ([^)]*)\\)");
    private static final Pattern TEXT =
            Pattern.compile("(?s)XLookupString gives [1-9]\\d* bytes: \\([^)]*\\) \"(.*?)\"(?:\n|$)");

    private final String text;

    XevBlock(String text) {
        this.text = text;
    }

    boolean isProperty(String name) {
        return text.startsWith("PropertyNotify") && text.contains("(" + name + ")");
    }

    /// Whether nothing more belongs to it. xev says so only when the next event comes, which may be never.
    boolean isComplete() {
        if (text.startsWith("Key")) {
            return text.contains("XFilterEvent returns");
        }
        return text.contains("same_screen") || text.contains("state Property");
    }

    /// The input event it tells of; empty for any other event.
    Optional<WindowInput> input() {
        return switch (text.substring(0, Math.max(0, text.indexOf(' ')))) {
            case "ButtonPress" -> Optional.of(button(Edge.PRESS));
            case "ButtonRelease" -> Optional.of(button(Edge.RELEASE));
            case "MotionNotify" -> Optional.of(new WindowInput.Motion(at(), state(), time()));
            case "KeyPress" -> Optional.of(key(Edge.PRESS));
            case "KeyRelease" -> Optional.of(key(Edge.RELEASE));
            default -> Optional.empty();
        };
    }

    private WindowInput button(Edge edge) {
        return new WindowInput.Button(edge, Integer.parseInt(find(BUTTON).group(1)), at(), state(), time());
    }

    private WindowInput key(Edge edge) {
        Matcher key = find(KEY);
        Matcher typed = TEXT.matcher(text);
        String typedText = typed.find() ? typed.group(1) : "";
        return new WindowInput.Key(
                edge, Integer.parseInt(key.group(1)), key.group(2), typedText, at(), state(), time());
    }

    private ScreenPixel at() {
        Matcher point = find(POINT);
        return new ScreenPixel(Integer.parseInt(point.group(2)), Integer.parseInt(point.group(3)));
    }

    private long time() {
        return Long.parseLong(find(POINT).group(1));
    }

    private int state() {
        return Integer.parseInt(find(STATE).group(1), 16);
    }

    private Matcher find(Pattern pattern) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("xev speaks differently here: " + text);
        }
        return matcher;
    }
}

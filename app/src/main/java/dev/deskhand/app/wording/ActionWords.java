package dev.deskhand.app.wording;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.i18n.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// An action as a person would call it.
public final class ActionWords {
    private static final int LONGEST_TEXT = 120;

    private final Texts texts;

    public ActionWords(Texts texts) {
        this.texts = texts;
    }

    /// Names the action.
    ///
    /// @param points where it acts, in global physical pixels; may be empty
    public Words of(Action action, List<ScreenPixel> points) {
        return new Words(texts.text("action." + key(action)), detail(action, points), Tone.NEUTRAL);
    }

    private static String key(Action action) {
        if (action instanceof Action.Scroll scroll) {
            return "scroll_" + scroll.direction().name().toLowerCase(Locale.ROOT);
        }
        return action.kind().wireName();
    }

    private String detail(Action action, List<ScreenPixel> points) {
        return switch (action) {
            case Action.Click _, Action.MouseMove _, Action.MouseDown _, Action.MouseUp _ -> places(points);
            case Action.Drag _, Action.Swipe _ -> places(points);
            case Action.Scroll scroll -> scroll(scroll, points);
            case Action.Type type -> quoted(type.content());
            case Action.Hotkey(var keys) -> chord(keys);
            case Action.Press(var keys) -> chord(keys);
            case Action.Release(var keys) -> chord(keys);
            case Action.Wait wait ->
                texts.text("action.seconds", Math.max(1, wait.bounded().toSeconds()));
            case Action.Finished(var content) -> shortened(content);
            case Action.CallUser(var content) -> shortened(content);
            case Action.Navigate(var url) -> shortened(url);
            case Action.OpenApp(var name) -> shortened(name);
            case Action.Simple _ -> "";
        };
    }

    private String scroll(Action.Scroll scroll, List<ScreenPixel> points) {
        Integer said = scroll.notches();
        String notches = texts.text("action.notches", said == null ? Action.Scroll.DEFAULT_NOTCHES : said);
        return points.isEmpty() ? notches : notches + " · " + places(points);
    }

    private static String places(List<ScreenPixel> points) {
        return points.stream().map(point -> point.x() + ", " + point.y()).collect(Collectors.joining(" → "));
    }

    private static String chord(KeyChord keys) {
        return keys.names().stream()
                .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1))
                .collect(Collectors.joining(" + "));
    }

    private String quoted(String text) {
        return texts.text("action.quoted", shortened(text.replace("\n", " ⏎ ").strip()));
    }

    private static String shortened(String text) {
        String line = text.strip().replace('\n', ' ');
        return line.codePointCount(0, line.length()) <= LONGEST_TEXT
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_TEXT)) + "…";
    }
}

package dev.deskhand.models.follower;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.stream.Collectors;

/// What the follower says, in the language of the run. A text is a pattern of [MessageFormat] without straight
/// apostrophes, which it would take for quotes.
final class Words {
    private static final String BUNDLE = "dev.deskhand.models.follower.words";
    private static final int MOST_QUOTED = 80;

    private final ResourceBundle bundle;

    Words(Locale language) {
        Control properties = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
        bundle = ResourceBundle.getBundle(BUNDLE, language, Words.class.getClassLoader(), properties);
    }

    String say(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(arguments);
    }

    /// The step, as something that is being done.
    String step(Step step) {
        return switch (step) {
            case Step.Type(var text) -> say("step.type", excerpt(text));
            case Step.Press(var keys) -> say("step.press", keys(keys.names()));
            case Step.Wait(var time) -> say("step.wait", seconds(time.toMillis()));
            case Step.Patience _ -> say("step.wait", seconds(Answer.PATIENCE.toMillis()));
            case Step.Scroll(var direction, var notches) ->
                say("step.scroll." + direction.name().toLowerCase(Locale.ROOT), Integer.toString(notches));
            case Step.Finish _ -> say("step.finish");
            case Step.Unseen(var words) -> say("step.other", excerpt(words));
            case Step.NoKey(var words) -> say("step.other", excerpt(words));
            case Step.Unread(var words) -> say("step.other", excerpt(words));
        };
    }

    private static String seconds(long milliseconds) {
        return milliseconds % 1000 == 0 ? Long.toString(milliseconds / 1000) : Double.toString(milliseconds / 1000.0);
    }

    private static String keys(List<String> names) {
        return names.stream().map(Words::key).collect(Collectors.joining("+"));
    }

    private static String key(String name) {
        boolean isFunctionKey = name.length() > 1 && name.charAt(0) == 'f' && Character.isDigit(name.charAt(1));
        return name.length() == 1 || isFunctionKey
                ? name.toUpperCase(Locale.ROOT)
                : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /// A piece of what the person wrote, on one line and not too long, with nothing in it that a reader of the answer
    /// could take for a mark of its own.
    static String excerpt(String text) {
        boolean isLong = text.length() > MOST_QUOTED;
        String piece = isLong ? text.substring(0, MOST_QUOTED) : text;
        StringBuilder quoted = new StringBuilder(piece.length());
        piece.codePoints().map(Words::harmless).forEach(quoted::appendCodePoint);
        return quoted.toString().strip() + (isLong ? "…" : "");
    }

    private static int harmless(int codePoint) {
        return switch (codePoint) {
            case '<' -> '‹';
            case '◁' -> '‹';
            case '`' -> '‘';
            case ':', '：' -> '꞉';
            default -> Character.isISOControl(codePoint) || isLoneSurrogate(codePoint) ? ' ' : codePoint;
        };
    }

    private static boolean isLoneSurrogate(int codePoint) {
        return Character.getType(codePoint) == Character.SURROGATE || codePoint == '\u2028' || codePoint == '\u2029';
    }
}

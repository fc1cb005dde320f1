package dev.deskhand.app.run;

/// What of a half-finished answer is worth reading: the thought without its heading, and none of the action calls after
/// it. The recorded thought replaces it soon; only what no heading names is shown as it came.
final class StreamedWords {
    private static final String THOUGHT = "Thought:";
    private static final String ACTION = "Action:";

    private StreamedWords() {}

    static String of(String raw) {
        String text = raw.stripLeading();
        if (text.length() < THOUGHT.length() && THOUGHT.startsWith(text)) {
            return "";
        }
        if (text.startsWith(THOUGHT)) {
            text = text.substring(THOUGHT.length());
        }
        int action = text.indexOf(ACTION);
        String words = action >= 0 ? text.substring(0, action) : withoutBeginningOf(text);
        return words.strip();
    }

    /// A heading may be cut anywhere: `\nAct` at the end is no word of the thought.
    private static String withoutBeginningOf(String text) {
        int line = text.lastIndexOf('\n');
        String last = text.substring(line + 1);
        return line >= 0 && ACTION.startsWith(last) ? text.substring(0, line) : text;
    }
}

package dev.deskhand.agent.reply;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What a model said before its calls, sorted by the keywords it used.
///
/// @param thought what follows `Action_Summary:`, else what follows `Thought:`, else all of it
/// @param reflection what follows `Reflection:`; empty where nothing does
record Thoughts(String thought, String reflection) {
    private static final List<String> WRAPPINGS =
            List.of("```json", "```python", "```xml", "```", "<computer_env>", "<output>");

    static Thoughts of(String prose) {
        Source source = new Source(prose);
        Map<Keyword, String> parts = new EnumMap<>(Keyword.class);
        // What stands before the first keyword is kept as if it followed an `Action:`, which prose never has.
        Keyword current = Keyword.ACTION;
        int from = 0;
        for (int line = 0; line < source.length(); line = source.lineEnd(line) + 1) {
            int word = Keyword.skipMarkup(source, line);
            for (Keyword keyword : List.of(Keyword.THOUGHT, Keyword.REFLECTION, Keyword.SUMMARY)) {
                int end = keyword.endAt(source, word);
                if (end > word) {
                    parts.put(current, unwrapped(source, from, line));
                    current = keyword;
                    from = end;
                }
            }
        }
        parts.put(current, unwrapped(source, from, source.length()));
        String thought = parts.getOrDefault(Keyword.THOUGHT, parts.getOrDefault(Keyword.ACTION, ""));
        return new Thoughts(parts.getOrDefault(Keyword.SUMMARY, thought), parts.getOrDefault(Keyword.REFLECTION, ""));
    }

    /// The text without the blanks, fences and tags around it.
    private static String unwrapped(Source source, int from, int to) {
        int start = from;
        int next = afterWrapping(source, start);
        while (next > start) {
            start = next;
            next = afterWrapping(source, start);
        }
        int end = to;
        int before = beforeWrapping(source, end);
        while (before < end && before >= start) {
            end = before;
            before = beforeWrapping(source, end);
        }
        return source.slice(start, Math.max(start, end));
    }

    private static int afterWrapping(Source source, int at) {
        if (Source.isSpace(source.at(at))) {
            return at + 1;
        }
        for (String wrapping : WRAPPINGS) {
            if (source.has(at, wrapping)) {
                return at + wrapping.length();
            }
        }
        return at;
    }

    private static int beforeWrapping(Source source, int end) {
        if (Source.isSpace(source.at(end - 1))) {
            return end - 1;
        }
        for (String wrapping : WRAPPINGS) {
            if (source.has(end - wrapping.length(), wrapping)) {
                return end - wrapping.length();
            }
        }
        return end;
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the arguments that name no place, each within its limits.
final class Details {
    private static final int LONGEST_TIME = 32;

    private Details() {}

    static String typed(Optional<String> text) throws CallFault {
        String content = said(text);
        if (content.isEmpty()) {
            throw new CallFault(ReplyFault.Kind.EMPTY_CONTENT, "There is nothing to type; give the text as content.");
        }
        return content;
    }

    static String said(Optional<String> text) throws CallFault {
        if (text.orElse("").length() > Action.LONGEST_TEXT) {
            throw bad("The text is longer than " + Action.LONGEST_TEXT + " characters; send it in parts.");
        }
        return text.orElse("");
    }

    static String name(Optional<String> text, String what) throws CallFault {
        if (text.isEmpty()) {
            throw bad("The " + what + " to open is missing.");
        }
        String name = text.get().strip();
        if (name.isEmpty()) {
            throw new CallFault(ReplyFault.Kind.EMPTY_CONTENT, "The " + what + " to open is empty.");
        }
        if (name.length() > Action.LONGEST_NAME) {
            throw bad("The " + what + " to open is too long.");
        }
        return name;
    }

    static KeyChord keys(String text) throws CallFault {
        if (text.isEmpty() || text.length() > Action.LONGEST_NAME) {
            throw bad("Name the keys, in lower case with blanks between them.");
        }
        try {
            return KeyChord.parse(text.startsWith("[") ? text.replaceAll("[\\[\\],'\"]", " ") : text);
        } catch (IllegalArgumentException _) {
            throw bad("Name the keys, in lower case with blanks between them.");
        }
    }

    static Direction direction(Optional<String> text) throws CallFault {
        String name = text.orElse("").strip().toUpperCase(Locale.ROOT);
        return Arrays.stream(Direction.values())
                .filter(direction -> direction.name().equals(name))
                .findFirst()
                .orElseThrow(() -> bad("The direction must be up, down, left or right."));
    }

    static @Nullable Integer notches(Optional<String> text) throws CallFault {
        if (text.isEmpty() || text.get().isBlank()) {
            return null;
        }
        try {
            int notches = Integer.parseInt(text.get().strip());
            if (notches >= 1 && notches <= Action.Scroll.MOST_NOTCHES) {
                return notches;
            }
        } catch (NumberFormatException _) {
            // The same sentence is due.
        }
        throw bad("A scroll goes by a whole number of notches between 1 and " + Action.Scroll.MOST_NOTCHES + ".");
    }

    static @Nullable Duration time(Optional<String> text) throws CallFault {
        String seconds = text.orElse("").strip().toLowerCase(Locale.ROOT);
        if (seconds.isEmpty()) {
            return null;
        }
        try {
            double time = seconds.length() > LONGEST_TIME ? -1 : Double.parseDouble(withoutUnit(seconds));
            if (time >= 0 && time <= Action.Wait.LONGEST_ASKED.toSeconds()) {
                return Duration.ofMillis(Math.round(time * 1000));
            }
        } catch (NumberFormatException _) {
            // The same sentence is due.
        }
        throw bad("The time to wait is a number of seconds, at most a day.");
    }

    private static String withoutUnit(String time) {
        return time.replaceFirst("s(ec(onds?)?)?$", "").strip();
    }

    private static CallFault bad(String sentence) {
        return new CallFault(ReplyFault.Kind.BAD_ARGUMENTS, sentence);
    }
}

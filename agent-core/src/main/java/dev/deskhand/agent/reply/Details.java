package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads the arguments that name no place, each within its limits.
final class Details {
    private static final Map<String, Duration> UNITS = units();

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
        boolean isList = text.startsWith("[") && text.length() > 1;
        try {
            return KeyChord.parse(isList ? listed(text) : text);
        } catch (IllegalArgumentException _) {
            throw bad("Name the keys, in lower case with blanks between them.");
        }
    }

    private static String listed(String text) {
        return ValueReader.read(new Source(text), 0).value().singles().collect(Collectors.joining(" "));
    }

    static Direction direction(Optional<String> text) throws CallFault {
        String name = text.orElse("").strip().toUpperCase(Locale.ROOT);
        return Arrays.stream(Direction.values())
                .filter(direction -> direction.name().equals(name))
                .findFirst()
                .orElseThrow(() -> bad("The direction must be up, down, left or right."));
    }

    /// How many, from 1 on.
    static @Nullable Integer count(Optional<String> text, int most) throws CallFault {
        OptionalDouble number = number(text);
        if (number.isEmpty()) {
            return null;
        }
        double count = number.getAsDouble();
        if (count < 1 || count > most || count != Math.rint(count)) {
            throw bad("The number of times or notches must be a whole number from 1 to " + most + ".");
        }
        return (int) count;
    }

    /// A finite number; empty where none is given.
    static OptionalDouble number(Optional<String> text) throws CallFault {
        if (text.isEmpty() || text.get().isBlank()) {
            return OptionalDouble.empty();
        }
        double[] numbers = Numbers.in(text.get()).values();
        if (numbers.length != 1) {
            throw bad("How often or how far must be a number.");
        }
        return OptionalDouble.of(numbers[0]);
    }

    /// A time in seconds, or in the unit it names.
    static @Nullable Duration time(Optional<String> text) throws CallFault {
        String said = Names.lowerCase(text.orElse("").strip());
        if (said.isEmpty()) {
            return null;
        }
        Source source = new Source(said);
        Numbers number = Numbers.at(source, 0);
        Duration unit = UNITS.get(said.substring(number.end()).strip());
        if (number.count() == 1 && unit != null) {
            double millis = number.values()[0] * unit.toMillis();
            if (millis >= 0 && millis <= Action.Wait.LONGEST_ASKED.toMillis()) {
                return Duration.ofMillis(Math.round(millis));
            }
        }
        throw bad("The time to wait is a number of seconds, at most a day.");
    }

    private static Map<String, Duration> units() {
        Map<String, Duration> units = new HashMap<>();
        List.of("", "s", "sec", "secs", "second", "seconds").forEach(name -> units.put(name, Duration.ofSeconds(1)));
        List.of("ms", "millisecond", "milliseconds").forEach(name -> units.put(name, Duration.ofMillis(1)));
        List.of("m", "min", "mins", "minute", "minutes").forEach(name -> units.put(name, Duration.ofMinutes(1)));
        return Map.copyOf(units);
    }

    static CallFault bad(String sentence) {
        return new CallFault(ReplyFault.Kind.BAD_ARGUMENTS, sentence);
    }
}

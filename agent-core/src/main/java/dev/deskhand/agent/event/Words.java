package dev.deskhand.agent.event;

import dev.deskhand.agent.json.Fields;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;

/// The words of closed sets: a constant is written as its name in lower case, unless it has a name of its
/// own for that.
final class Words {
    private static final int LONGEST = 200;

    private Words() {}

    static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> E read(Fields fields, String name, Class<E> set) throws UnknownWord {
        return read(fields, name, set, Words::of);
    }

    static <E extends Enum<E>> E read(Fields fields, String name, Class<E> set, Function<E, String> wordOf)
            throws UnknownWord {
        String word = kind(fields, name);
        return Arrays.stream(set.getEnumConstants())
                .filter(known -> wordOf.apply(known).equals(word))
                .findFirst()
                .orElseThrow(UnknownWord::new);
    }

    /// A word whose set the caller knows.
    static String kind(Fields fields, String name) {
        return fields.text(name, LONGEST);
    }
}

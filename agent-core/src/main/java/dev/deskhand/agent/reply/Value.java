package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A value as JSON and Python write it. Whether it makes sense is decided elsewhere.
sealed interface Value {
    /// A text in quotes, decoded.
    record Text(String text) implements Value {}

    /// What stands in no quotes: a number, `true`, `null`, `None`.
    record Word(String text) implements Value {}

    /// A list.
    record Items(List<Value> items) implements Value {
        public Items {
            items = List.copyOf(items);
        }
    }

    /// An object. Where a name is given twice the first counts.
    record Fields(List<Field> fields) implements Value {
        public Fields {
            fields = List.copyOf(fields);
        }

        /// The first field that is there under one of these names, and is not null.
        ///
        /// @param names in their plain spelling
        Optional<Field> first(String... names) {
            for (String name : names) {
                for (Field field : fields) {
                    if (field.name().equals(name) && !field.value().isNothing()) {
                        return Optional.of(field);
                    }
                }
            }
            return Optional.empty();
        }
    }

    /// A field of an object.
    ///
    /// @param name in its plain spelling
    record Field(String name, Value value) {
        public Field {
            name = Names.plain(name);
        }
    }

    default boolean isNothing() {
        return this instanceof Word(var word) && (word.equals("null") || word.equals("None"));
    }

    /// The text of a value that is a single one; empty for others.
    default Optional<String> single() {
        return switch (this) {
            case Text(var text) -> Optional.of(text);
            case Word(var word) -> Optional.of(word);
            case Items _, Fields _ -> Optional.empty();
        };
    }

    /// The texts of all single values in it, in order: of `[[1, 2], {"x": 3, "y": 4}]` four numbers.
    default Stream<String> singles() {
        return switch (this) {
            case Text(var text) -> Stream.of(text);
            case Word(var word) -> Stream.of(word);
            case Items(var items) -> items.stream().flatMap(Value::singles);
            case Fields(var fields) -> fields.stream().map(Field::value).flatMap(Value::singles);
        };
    }
}

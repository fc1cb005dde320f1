package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Collects the fields of an object as the arguments of a call.
final class ObjectArguments {
    private final List<Call.Argument> arguments = new ArrayList<>();
    private Call.Ending ending;

    ObjectArguments(Call.Ending ending) {
        this.ending = ending;
    }

    Call call(String name) {
        return new Call(name, arguments, ending);
    }

    /// Whether one of them is a place.
    boolean namePlace() {
        return arguments.stream().anyMatch(argument -> argument.role().isPlace());
    }

    /// Adds the fields of an object that holds arguments, perhaps written as JSON in a text.
    void addAll(Value.Field holder) {
        switch (holder.value()) {
            case Value.Fields(var fields) -> fields.forEach(this::add);
            case Value.Text(var text) -> addWritten(text);
            case Value.Items _, Value.Word _ -> add(holder);
        }
    }

    private void addWritten(String text) {
        if (text.isBlank()) {
            return;
        }
        Source source = new Source(text);
        ValueReader.Found found = ValueReader.read(source, 0);
        boolean isWhole = found.ending() == Call.Ending.CLOSED && source.isEnd(source.skipSpace(found.end()));
        if (isWhole && found.value() instanceof Value.Fields(var fields)) {
            fields.forEach(this::add);
        } else {
            ending = Call.Ending.GARBLED;
        }
    }

    void add(Value.Field field) {
        Role role = Role.named(field.name());
        Value value = field.value();
        if (value.isNothing()) {
            return;
        }
        if (role == Role.PATH) {
            addPath(value);
        } else if (role.isPlace() || role == Role.ELEMENT) {
            add(role, place(value));
        } else if (role == Role.KEY || role == Role.MODIFIERS) {
            add(role, joined(value, " "));
        } else if (value.single().isPresent()) {
            add(role, value.single().get());
        } else if (role != Role.OTHER && role != Role.ASIDE) {
            ending = Call.Ending.GARBLED;
        }
    }

    /// A path is where it starts and where it ends.
    private void addPath(Value value) {
        if (value instanceof Value.Items(var points) && !points.isEmpty()) {
            add(Role.START, place(points.getFirst()));
            add(Role.END, place(points.getLast()));
        } else {
            ending = Call.Ending.GARBLED;
        }
    }

    private void add(Role role, String text) {
        arguments.add(new Call.Argument(role, text));
    }

    /// A place as numbers, in the order of its names where it has names.
    private static String place(Value value) {
        return switch (value) {
            case Value.Fields fields ->
                Stream.of("x", "x1", "y", "y1", "x2", "y2")
                        .flatMap(name -> fields.first(name).stream())
                        .map(field -> field.value().single().orElse("?"))
                        .collect(Collectors.joining(","));
            case Value.Items(var items) when items.size() == 1 -> place(items.getFirst());
            case Value.Items _, Value.Text _, Value.Word _ -> joined(value, ",");
        };
    }

    private static String joined(Value value, String between) {
        return value.singles().collect(Collectors.joining(between));
    }
}

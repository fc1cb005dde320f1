package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The arguments of a call by what they are about. Where one is given twice the first counts.
final class Arguments {
    private static final int LONGEST_PLACE = 256;

    private final Map<Role, String> named = new EnumMap<>(Role.class);
    private final List<String> positional = new ArrayList<>();

    Arguments(List<Call.Argument> arguments) {
        Role before = Role.OTHER;
        for (Call.Argument argument : arguments) {
            if (argument.role() != Role.POSITIONAL) {
                named.putIfAbsent(argument.role(), argument.text());
                before = argument.role();
            } else if (before.isPlace() && isNumeric(argument.text())) {
                // `start_box=510, 150` without quotes: the second number belongs to the first.
                named.merge(before, argument.text(), Arguments::together);
            } else {
                positional.add(argument.text());
            }
        }
    }

    /// One text of two. A place that is already too long to be one does not grow: there may be very many more.
    private static String together(String first, String more) {
        return first.length() > LONGEST_PLACE ? first : first + "," + more;
    }

    Optional<String> named(Role role) {
        return Optional.ofNullable(named.get(role));
    }

    boolean has(Role role) {
        return named.containsKey(role);
    }

    /// The first of these that was given, else the first value without a name.
    Optional<String> first(Role... roles) {
        return Stream.of(roles)
                .map(named::get)
                .filter(Objects::nonNull)
                .findFirst()
                .or(() -> positional.stream().findFirst());
    }

    /// All values without a name.
    List<String> positional() {
        return positional;
    }

    /// The first value without a name that is no coordinate.
    Optional<String> word() {
        return positional.stream().filter(text -> !isNumeric(text)).findFirst();
    }

    /// The place it names, as the model wrote it; without a name every value has to be part of it.
    Optional<String> place() {
        return namedPlace().or(() -> joined(positional));
    }

    /// The place it names, where other values may stand beside it.
    Optional<String> placeAmongOthers() {
        return namedPlace()
                .or(() ->
                        joined(positional.stream().filter(Arguments::isNumeric).toList()));
    }

    /// The place it names by a name.
    Optional<String> namedPlace() {
        return pair(Role.X, Role.Y)
                .map(corner -> pair(Role.END_X, Role.END_Y)
                        .map(other -> corner + "," + other)
                        .orElse(corner))
                .or(() -> named(Role.POINT))
                .or(() -> named(Role.START))
                .or(() -> named(Role.ELEMENT).filter(Arguments::isNumeric));
    }

    /// Where a movement starts.
    Optional<String> start() {
        return namedStart().or(() -> joined(positional.subList(0, positional.size() / 2)));
    }

    /// Where a movement ends. A place without more is that where another is called the start.
    Optional<String> end() {
        int from = namedStart().isPresent() ? 0 : positional.size() / 2;
        return named(Role.END)
                .or(() -> pair(Role.END_X, Role.END_Y))
                .or(() -> named(Role.POINT).filter(_ -> has(Role.START)))
                .or(() -> joined(positional.subList(from, positional.size())));
    }

    private Optional<String> namedStart() {
        return named(Role.START).or(() -> pair(Role.X, Role.Y)).or(() -> named(Role.POINT));
    }

    private Optional<String> pair(Role first, Role second) {
        return has(first) && has(second) ? Optional.of(named.get(first) + "," + named.get(second)) : Optional.empty();
    }

    private static Optional<String> joined(List<String> places) {
        return places.isEmpty() ? Optional.empty() : Optional.of(String.join(",", places));
    }

    private static boolean isNumeric(String text) {
        return Numbers.in(text).count() > 0;
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Translates calls of PyAutoGUI, the Python library that models know best, into the words the others use.
/// There values have their meaning by their position, `press` is a stroke, and a drag starts where `moveTo`
/// went before.
final class Pyautogui {
    private static final List<Role> PLACE = List.of(Role.X, Role.Y);

    /// What the values without a name mean, by function; functions that go by other names than ours too.
    private static final Map<String, Function> FUNCTIONS = functions();

    /// How many of its units turn the wheel by a notch, where it counts in units.
    private static final int UNITS_PER_NOTCH = 120;

    private Pyautogui() {}

    /// A function of the library.
    ///
    /// @param verb what we call it
    /// @param positions the meanings of its values, in order; what follows them is an aside
    private record Function(String verb, List<Role> positions) {}

    /// The calls, with those of the library translated and the others as they are.
    static List<Call> translated(List<Call> calls) {
        List<Call> all = new ArrayList<>(calls.size());
        for (Call call : calls) {
            if (Modules.isPyautogui(call.name())) {
                addTo(all, call);
            } else {
                all.add(call);
            }
        }
        return all;
    }

    private static void addTo(List<Call> before, Call call) {
        Function function = FUNCTIONS.get(Names.plain(Modules.local(call.name())));
        if (function == null) {
            before.add(call.named("pyautogui " + Modules.local(call.name())));
            return;
        }
        Call named = call.named(function.verb()).with(named(call.arguments(), function.positions()));
        switch (function.verb()) {
            case "hotkey" -> before.addAll(strokes(named));
            case "scroll", "hscroll" -> before.add(withDirection(named));
            case "drag_to" -> before.add(afterMove(before, named));
            default -> before.add(named);
        }
    }

    /// A list of keys to press is pressed one after the other.
    private static List<Call> strokes(Call press) {
        Optional<String> list = new Arguments(press.arguments()).named(Role.KEY).filter(text -> text.startsWith("["));
        List<Call> strokes = list.filter(text -> text.length() <= Action.LONGEST_NAME).stream()
                .flatMap(text -> ValueReader.read(new Source(text), 0).value().singles())
                .map(key -> press.with(List.of(new Call.Argument(Role.KEY, key))))
                .toList();
        return strokes.isEmpty() ? List.of(press) : strokes;
    }

    private static List<Call.Argument> named(List<Call.Argument> arguments, List<Role> positions) {
        List<Call.Argument> named = new ArrayList<>();
        int position = 0;
        for (Call.Argument argument : arguments) {
            Role role = argument.role();
            if (role == Role.POSITIONAL && !positions.isEmpty()) {
                role = position < positions.size() ? positions.get(position) : Role.ASIDE;
                role = role == Role.X && Numbers.in(argument.text()).count() > 1 ? Role.POINT : role;
                position++;
            }
            named.add(new Call.Argument(role, argument.text()));
        }
        return named;
    }

    /// Says by a direction what the sign says: the wheel turns up, or right, where the number is positive.
    private static Call withDirection(Call call) {
        boolean isSideways = call.name().equals("hscroll");
        List<Call.Argument> arguments = new ArrayList<>();
        for (Call.Argument argument : call.arguments()) {
            double[] amount = argument.role() == Role.NOTCHES
                    ? Numbers.in(argument.text()).values()
                    : new double[0];
            if (amount.length == 1) {
                boolean isPositive = amount[0] > 0;
                String direction = isSideways ? (isPositive ? "right" : "left") : isPositive ? "up" : "down";
                arguments.add(new Call.Argument(Role.DIRECTION, direction));
                arguments.add(new Call.Argument(Role.NOTCHES, notches(amount[0])));
            } else {
                arguments.add(argument);
            }
        }
        return call.with(arguments);
    }

    private static String notches(double amount) {
        double size = Math.abs(amount);
        long notches = Math.round(size >= UNITS_PER_NOTCH ? size / UNITS_PER_NOTCH : size);
        return Long.toString(notches);
    }

    /// A drag from where the pointer was moved just before.
    private static Call afterMove(List<Call> before, Call drag) {
        Optional<Call> move = before.isEmpty()
                ? Optional.empty()
                : Optional.of(before.getLast()).filter(call -> call.name().equals("move_to"));
        if (move.isEmpty() || drag.ending() != Call.Ending.CLOSED) {
            return drag;
        }
        before.removeLast();
        List<Call.Argument> arguments = new ArrayList<>();
        arguments.add(new Call.Argument(Role.START, place(move.get())));
        arguments.add(new Call.Argument(Role.END, place(drag)));
        drag.arguments().stream().filter(argument -> !argument.role().isPlace()).forEach(arguments::add);
        return new Call("drag", arguments, move.get().ending());
    }

    private static String place(Call call) {
        return new Arguments(call.arguments()).place().orElse("");
    }

    private static Map<String, Function> functions() {
        List<Role> click = List.of(Role.X, Role.Y, Role.NOTCHES, Role.ASIDE, Role.BUTTON);
        return Map.ofEntries(
                Map.entry("click", new Function("click", click)),
                Map.entry("leftclick", new Function("click", PLACE)),
                Map.entry("doubleclick", new Function("double_click", PLACE)),
                Map.entry("tripleclick", new Function("triple_click", PLACE)),
                Map.entry("rightclick", new Function("right_click", PLACE)),
                Map.entry("middleclick", new Function("middle_click", PLACE)),
                Map.entry("moveto", new Function("move_to", PLACE)),
                Map.entry("dragto", new Function("drag_to", PLACE)),
                Map.entry("mousedown", new Function("mouse_down", PLACE)),
                Map.entry("mouseup", new Function("mouse_up", PLACE)),
                Map.entry("scroll", new Function("scroll", List.of(Role.NOTCHES, Role.X, Role.Y))),
                Map.entry("vscroll", new Function("scroll", List.of(Role.NOTCHES, Role.X, Role.Y))),
                Map.entry("hscroll", new Function("hscroll", List.of(Role.NOTCHES, Role.X, Role.Y))),
                Map.entry("write", new Function("type", List.of(Role.CONTENT))),
                Map.entry("typewrite", new Function("type", List.of(Role.CONTENT))),
                Map.entry("press", new Function("hotkey", List.of(Role.KEY, Role.REPEAT))),
                Map.entry("hotkey", new Function("hotkey", List.of())),
                Map.entry("keydown", new Function("press", List.of(Role.KEY))),
                Map.entry("keyup", new Function("release", List.of(Role.KEY))),
                Map.entry("sleep", new Function("wait", List.of(Role.TIME))),
                Map.entry("screenshot", new Function("screenshot", List.of())));
    }
}

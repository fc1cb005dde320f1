package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The calls an object means: itself, the object in it that holds them, or the list of them. An object that only
/// names a place is a click there. Objects of any other kind mean none.
final class ObjectCalls {
    // All names in their plain spelling.
    private static final String[] LISTS = {"toolcalls", "actions", "calls"};
    private static final String[] HOLDERS = {"toolcall", "functioncall", "computercall", "function", "action", "tool"};
    private static final String[] VERBS = {"action", "actiontype", "toolname", "tool", "function", "name", "type"};
    private static final Set<String> VAGUE = Set.of("name", "type");
    private static final String[] ARGUMENTS = {
        "arguments", "args", "parameters", "params", "actioninputs", "actionargs", "actioninput", "input", "inputs"
    };
    private static final String[] THOUGHTS = {"thought", "thoughts", "thinking", "reasoning"};
    private static final String[] NOTES = {"note", "content"};

    /// Stands for the name of an action that may have lost its last letters: no action is called so.
    private static final Value.Field HALF_A_NAME = new Value.Field("action", new Value.Text("action"));

    private final Call.Ending ending;
    private final List<Call> calls = new ArrayList<>();
    private String thought = "";

    private ObjectCalls(Call.Ending ending) {
        this.ending = ending;
    }

    static ObjectCalls of(ValueReader.Found found) {
        ObjectCalls object = new ObjectCalls(found.ending());
        object.add(found.value());
        return object;
    }

    /// In their order; none where the object is of another kind.
    List<Call> calls() {
        return calls;
    }

    /// What it says beside its calls.
    String thought() {
        return thought;
    }

    private void add(Value value) {
        switch (value) {
            case Value.Items(var items) -> items.forEach(this::add);
            case Value.Fields object -> addObject(object);
            case Value.Text _, Value.Word _ -> {}
        }
    }

    private void addObject(Value.Fields object) {
        said(object, THOUGHTS);
        Optional<Value.Field> held = lists(object).or(() -> holder(object));
        if (held.isPresent()) {
            said(object, NOTES);
            add(held.get().value());
        } else {
            addCall(object);
        }
    }

    /// Whether it holds a list of calls.
    static boolean hasList(Value.Fields object) {
        return lists(object).isPresent();
    }

    private void said(Value.Fields object, String... names) {
        if (thought.isEmpty()) {
            thought =
                    object.first(names).flatMap(field -> field.value().single()).orElse("");
        }
    }

    private static Optional<Value.Field> lists(Value.Fields object) {
        return object.first(LISTS).filter(field -> field.value() instanceof Value.Items);
    }

    private static Optional<Value.Field> holder(Value.Fields object) {
        for (String name : HOLDERS) {
            Optional<Value.Field> field = object.first(name).filter(found -> found.value() instanceof Value.Fields);
            if (field.isPresent()) {
                return field;
            }
        }
        return Optional.empty();
    }

    private void addCall(Value.Fields object) {
        Optional<Value.Field> verb = verb(object);
        Optional<Value.Field> inner = object.first(ARGUMENTS).filter(_ -> verb.isPresent());
        ObjectArguments arguments = new ObjectArguments(ending);
        inner.ifPresent(arguments::addAll);
        object.fields().stream()
                .filter(field -> !is(inner, field) && !is(verb, field))
                .forEach(arguments::add);
        if (verb.isPresent()) {
            boolean mayBeCut =
                    ending == Call.Ending.CUT && is(verb, object.fields().getLast());
            addNamed(
                    mayBeCut ? HALF_A_NAME : verb.get(),
                    arguments,
                    hasArguments(object) || object.fields().size() == 1);
        } else if (calls.isEmpty() && ending == Call.Ending.CLOSED && arguments.namePlace()) {
            calls.add(arguments.call("click"));
        } else if (object.fields().size() == 1) {
            addSingle(object.fields().getFirst());
        }
    }

    /// Many things have a name or a type; only beside arguments is it certain to be that of an action.
    private void addNamed(Value.Field verb, ObjectArguments arguments, boolean hasArguments) {
        String name = verb.value().single().orElse("");
        boolean isCall = !VAGUE.contains(verb.name())
                || hasArguments
                || (Verbs.isKnown(name) && (verb.name().equals("type") || arguments.namePlace()));
        if (isCall) {
            calls.add(arguments.call(name));
        }
    }

    /// Whether it has arguments, though they may be nothing.
    private static boolean hasArguments(Value.Fields object) {
        return object.fields().stream().map(Value.Field::name).anyMatch(List.of(ARGUMENTS)::contains);
    }

    /// `{"click": {"x": 1, "y": 2}}`.
    private void addSingle(Value.Field field) {
        if (Verbs.isKnown(field.name()) && field.value() instanceof Value.Fields) {
            ObjectArguments arguments = new ObjectArguments(ending);
            arguments.addAll(field);
            calls.add(arguments.call(field.name()));
        }
    }

    /// The field that names the action. Where several could, the one whose action we know.
    private static Optional<Value.Field> verb(Value.Fields object) {
        Optional<Value.Field> first = Optional.empty();
        for (String name : VERBS) {
            Optional<Value.Field> field = object.first(name)
                    .filter(found ->
                            found.value().single().filter(Names::isName).isPresent());
            if (field.filter(found -> Verbs.isKnown(found.value().single().orElse("")))
                    .isPresent()) {
                return field;
            }
            first = first.isPresent() ? first : field;
        }
        return first;
    }

    private static boolean is(Optional<Value.Field> one, Value.Field other) {
        return one.filter(other::equals).isPresent();
    }
}

package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Calls that have one name for everything and name the action in an argument, such as
/// `do(action="Tap", element=[1,2])` or the function `computer_use`.
final class Carriers {
    private static final Set<String> BY_ACTION = Set.of(
            "computeruse",
            "mobileuse",
            "browseruse",
            "computer",
            "mobile",
            "browser",
            "computercall",
            "do",
            "grounding",
            "act",
            "action",
            "performaction");

    private Carriers() {}

    static boolean isOne(String name) {
        return role(name).isPresent();
    }

    /// The call that is carried, perhaps by one that is carried itself; the same call where it carries none.
    static Call opened(Call call) {
        Optional<Role> role = role(call.name());
        Optional<Call.Argument> carried = call.arguments().stream()
                .filter(argument -> role.filter(argument.role()::equals).isPresent())
                .findFirst();
        if (carried.isEmpty() || !Names.isName(carried.get().text()) || isCut(call, carried.get())) {
            return call;
        }
        List<Call.Argument> rest = call.arguments().stream()
                .filter(argument -> !argument.equals(carried.get()))
                .toList();
        return opened(new Call(carried.get().text().strip(), rest, call.ending()));
    }

    /// Whether the name of the action may have lost its last letters.
    private static boolean isCut(Call call, Call.Argument carried) {
        return call.ending() == Call.Ending.CUT && call.arguments().getLast().equals(carried);
    }

    private static Optional<Role> role(String name) {
        String plain = Names.plain(Modules.local(name));
        if (BY_ACTION.contains(plain)) {
            return Optional.of(Role.ACTION);
        }
        return plain.equals("systembutton") ? Optional.of(Role.BUTTON) : Optional.empty();
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;

/// Decides what of a call without its end may be acted on: only what points somewhere, and only where no
/// number can have lost its last digits.
final class Damage {
    private Damage() {}

    static void check(Call call, Action action) throws CallFault {
        boolean isSound = switch (call.ending()) {
            case CLOSED -> true;
            case OPEN -> !action.targets().isEmpty();
            case CUT -> !action.targets().isEmpty() && endsInWholePlace(call);
            case GARBLED -> false;
        };
        if (!isSound) {
            throw fault(call);
        }
    }

    static CallFault fault(Call call) {
        return new CallFault(
                ReplyFault.Kind.UNTERMINATED,
                "The call of " + call.name() + " has no clear end, so nothing of it was done; write it again, whole,"
                        + " with quotes inside a text escaped by a backslash.");
    }

    private static boolean endsInWholePlace(Call call) {
        Call.Argument last = call.arguments().getLast();
        String text = last.text().strip();
        return (last.role().isPlace() || last.role() == Role.POSITIONAL)
                && !text.isEmpty()
                && ")]}>）".indexOf(text.charAt(text.length() - 1)) >= 0;
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.util.ArrayList;
import java.util.List;

/// Reads replies written as text. Which grammar a reply follows is found out by looking at it. Stateless, so one
/// can serve any number of threads.
public final class TextReplyReader implements ReplyReader {
    @Override
    public Reply read(String text, CoordinateSpace space, Size sent) {
        return understood(Outline.of(new Source(text)), new Places(space, sent));
    }

    private static Reply understood(Draft draft, Places places) {
        List<Action> actions = new ArrayList<>();
        List<ReplyFault> faults = new ArrayList<>();
        if (draft.asksTooMuch()) {
            faults.add(new ReplyFault(
                    ReplyFault.Kind.BAD_ARGUMENTS,
                    "The reply asks for more than " + Draft.MOST_CALLS + " actions; ask for the next few only.",
                    0));
            return new Reply(draft.thought(), draft.reflection(), actions, faults);
        }
        for (Call call : Pyautogui.translated(draft.calls())) {
            try {
                actions.addAll(CallMeaning.of(call, places));
            } catch (CallFault fault) {
                faults.add(fault.after(actions.size()));
            }
        }
        if (draft.calls().isEmpty()) {
            faults.add(new ReplyFault(
                    ReplyFault.Kind.NO_ACTION,
                    "The reply has no action; end it with \"Action:\" and one of the actions you were given.",
                    0));
        }
        return new Reply(draft.thought(), draft.reflection(), actions, faults);
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.model.FunctionCall;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Makes actions and faults of the calls of one reply, in order.
final class Understanding {
    private final Places places;
    private final List<Action> actions = new ArrayList<>();
    private final List<ReplyFault> faults = new ArrayList<>();
    private final List<Reply.Owed> owed = new ArrayList<>();

    Understanding(Places places) {
        this.places = places;
    }

    void of(Draft draft) {
        if (draft.asksTooMuch()) {
            tooMuch();
            return;
        }
        for (Call call : Pyautogui.translated(draft.calls())) {
            understand(call);
        }
        if (draft.calls().isEmpty()) {
            fault(new CallFault(
                    ReplyFault.Kind.NO_ACTION,
                    "The reply has no action; end it with \"Action:\" and one of the actions you were given."));
        }
    }

    /// Each function is owed an answer, also where nothing of it can be done.
    void of(List<FunctionCall> functions) {
        boolean isTooMuch = functions.size() > Draft.MOST_CALLS;
        if (isTooMuch) {
            tooMuch();
        }
        for (FunctionCall function : functions) {
            int from = actions.size();
            ReplyFault fault = isTooMuch ? faults.getFirst() : understand(function);
            owed.add(new Reply.Owed(function, from, actions.size(), fault));
        }
    }

    private @Nullable ReplyFault understand(FunctionCall function) {
        ReplyFault first = null;
        for (Call call : FunctionCalls.of(function)) {
            ReplyFault fault = understand(call);
            first = first == null ? fault : first;
        }
        return first;
    }

    private @Nullable ReplyFault understand(Call call) {
        try {
            actions.addAll(CallMeaning.of(call, places));
            return null;
        } catch (CallFault fault) {
            return fault(fault);
        }
    }

    private void tooMuch() {
        fault(new CallFault(
                ReplyFault.Kind.BAD_ARGUMENTS,
                "The reply asks for more than " + Draft.MOST_CALLS + " actions; ask for the next few only."));
    }

    private ReplyFault fault(CallFault found) {
        ReplyFault fault = found.after(actions.size());
        faults.add(fault);
        return fault;
    }

    Reply reply(String thought, String reflection) {
        return new Reply(thought, reflection, actions, faults, owed);
    }
}

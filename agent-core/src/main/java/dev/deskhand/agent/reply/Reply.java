package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.model.FunctionCall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A model's answer as it was understood. Calls that could be read stay beside the faults of those that
/// could not.
///
/// @param thought what it thought; empty where it said nothing
/// @param reflection what it said of its last action; empty where it said nothing
/// @param owed what each function that was called by the means of its protocol came to, in order: each must
/// be answered
public record Reply(String thought, String reflection, List<Action> actions, List<ReplyFault> faults, List<Owed> owed) {
    public Reply {
        actions = List.copyOf(actions);
        faults = List.copyOf(faults);
        owed = List.copyOf(owed);
    }

    /// A reply in text, which owes no function an answer.
    public Reply(String thought, String reflection, List<Action> actions, List<ReplyFault> faults) {
        this(thought, reflection, actions, faults, List.of());
    }

    /// A function that waits for its answer.
    ///
    /// @param from the index of the first of the actions it means
    /// @param to the index after the last of them
    /// @param fault why it means no more than these; null where all of it could be read
    public record Owed(
            FunctionCall call, int from, int to, @Nullable ReplyFault fault) {}
}

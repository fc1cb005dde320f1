package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import java.util.List;

/// A model's answer as it was understood. Calls that could be read stay beside the faults of those that could not.
///
/// @param thought what it thought; empty where it said nothing
/// @param reflection what it said of its last action; empty where it said nothing
public record Reply(String thought, String reflection, List<Action> actions, List<ReplyFault> faults) {
    public Reply {
        actions = List.copyOf(actions);
        faults = List.copyOf(faults);
    }
}

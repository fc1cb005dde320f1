package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.AgentEvent.ActionChosen;
import dev.deskhand.agent.event.AgentEvent.ActionOutcome;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.operator.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Completes the events of a run that was cut off: an action is recorded before it is performed, so one without an
/// outcome may or may not have happened.
final class UnknownOutcomes {
    private record Place(int step, int index) {}

    private UnknownOutcomes() {}

    static List<AgentEvent> added(List<AgentEvent> recorded) {
        Set<Place> known = new HashSet<>();
        for (AgentEvent event : recorded) {
            if (event instanceof ActionOutcome outcome) {
                known.add(new Place(outcome.step(), outcome.index()));
            }
        }
        List<AgentEvent> all = new ArrayList<>();
        for (AgentEvent event : recorded) {
            all.add(event);
            if (event instanceof ActionChosen action && !known.contains(new Place(action.step(), action.index()))) {
                all.add(unknown(action));
            }
        }
        return all;
    }

    private static ActionOutcome unknown(ActionChosen action) {
        EventHead head = action.head();
        String id = head.id() + ReopenedRun.SUPPOSED;
        return new ActionOutcome(
                new EventHead(id, head.seq(), head.at(), head.run()),
                action.step(),
                action.index(),
                new Outcome.Unknown());
    }
}

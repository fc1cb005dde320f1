package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import java.util.List;

/// A run of the past, as it is to be understood now. Where a run was cut off, its events hold one that was never
/// recorded for each action that was begun and has no outcome: an `Unknown`, right behind its action, with the action's
/// `seq` and time, and the action's id with [#SUPPOSED] behind it. Nothing is added to a run that is still going on.
public record ReopenedRun(RunSummary summary, List<AgentEvent> events) {
    /// What ends the id of an event that was never recorded.
    public static final String SUPPOSED = "?";

    public ReopenedRun {
        events = List.copyOf(events);
    }
}

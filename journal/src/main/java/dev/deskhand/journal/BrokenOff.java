package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent.RunEnded;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;

/// Gives an end to the runs whose process died before it could. They ended when they were last heard of.
final class BrokenOff {
    private BrokenOff() {}

    /// Ends them all, within the caller's transaction.
    ///
    /// @param process who writes that down
    /// @return how many there were
    static int end(Connection connection, ProcessMark process) throws SQLException {
        List<RunSummary> found = RunTable.all(connection).stream()
                .filter(run -> run.state() instanceof RunState.Interrupted)
                .toList();
        for (RunSummary run : found) {
            Entry.of(ending(run, EventTable.last(connection, run.run()))).insert(connection, process);
        }
        return found.size();
    }

    private static RunEnded ending(RunSummary run, EventTable.Last last) {
        long seq = last.seq() + 1;
        EventHead head = new EventHead(run.run() + "-" + seq, seq, last.at(), run.run());
        Duration time = Duration.between(run.started(), last.at());
        return new RunEnded(head, EndReason.BROKEN_OFF, false, "", null, last.replies(), time);
    }
}

package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import java.sql.Connection;
import java.sql.SQLException;

/// An event on its way into the database: its line, and what the list of runs says because of it.
record Entry(AgentEvent event, String line) {
    static Entry of(AgentEvent event) {
        RunNames.check(event.head().run());
        return new Entry(event, EventJson.write(event));
    }

    /// Writes it, within the caller's transaction.
    ///
    /// @param process who records
    void insert(Connection connection, ProcessMark process) throws SQLException {
        if (event instanceof AgentEvent.RunStarted started) {
            RunTable.start(connection, started, process);
        }
        EventTable.insert(connection, event, line);
        if (event instanceof AgentEvent.RunEnded ended) {
            RunTable.end(connection, ended);
        }
    }
}

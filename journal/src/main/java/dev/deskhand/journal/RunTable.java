package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The table of runs: what a list of them shows, so that it need not read their events.
final class RunTable {
    private static final String SELECT = """
            SELECT run, instruction, operator, model, started_at, process, ended_at, reason, verified, steps
            FROM runs""";

    private RunTable() {}

    static void start(Connection connection, AgentEvent.RunStarted started, ProcessMark process) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO runs (run, instruction, operator, model, started_at, process) VALUES (?, ?, ?, ?, ?, ?)")) {
            insert.setString(1, started.head().run());
            insert.setString(2, started.instruction());
            insert.setString(3, started.operator());
            insert.setString(4, started.model());
            insert.setString(5, Moments.text(started.head().at()));
            insert.setString(6, process.text());
            insert.executeUpdate();
        }
    }

    static void end(Connection connection, AgentEvent.RunEnded ended) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "UPDATE runs SET ended_at = ?, reason = ?, verified = ?, steps = ? WHERE run = ?")) {
            update.setString(1, Moments.text(ended.head().at()));
            update.setString(2, ended.reason().wireName());
            update.setBoolean(3, ended.verified());
            update.setInt(4, ended.steps());
            update.setString(5, ended.head().run());
            update.executeUpdate();
        }
    }

    /// All runs, the newest first.
    static List<RunSummary> all(Connection connection) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT + " ORDER BY started_at DESC, rowid DESC");
                ResultSet row = select.executeQuery()) {
            List<RunSummary> runs = new ArrayList<>();
            while (row.next()) {
                runs.add(summary(row));
            }
            return runs;
        }
    }

    static Optional<RunSummary> find(Connection connection, String run) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT + " WHERE run = ?")) {
            select.setString(1, run);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? Optional.of(summary(row)) : Optional.empty();
            }
        }
    }

    private static RunSummary summary(ResultSet row) throws SQLException {
        return new RunSummary(
                row.getString("run"),
                row.getString("instruction"),
                row.getString("operator"),
                row.getString("model"),
                Moments.parse(row.getString("started_at")),
                state(row));
    }

    private static RunState state(ResultSet row) throws SQLException {
        String ended = row.getString("ended_at");
        if (ended != null) {
            return new RunState.Ended(
                    Moments.parse(ended),
                    EndReason.named(row.getString("reason")).orElse(null),
                    row.getBoolean("verified"),
                    row.getInt("steps"));
        }
        boolean alive = ProcessMark.parse(row.getString("process"))
                .filter(ProcessMark::isAlive)
                .isPresent();
        return alive ? new RunState.GoingOn() : new RunState.Interrupted();
    }
}

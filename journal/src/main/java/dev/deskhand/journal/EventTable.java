package dev.deskhand.journal;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventHead;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The table of events, as JSON lines.
final class EventTable {
    private EventTable() {}

    static void insert(Connection connection, AgentEvent event, String json) throws SQLException {
        EventHead head = event.head();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO events (run, seq, id, at, type, json) VALUES (?, ?, ?, ?, ?, ?)")) {
            insert.setString(1, head.run());
            insert.setLong(2, head.seq());
            insert.setString(3, head.id());
            insert.setString(4, Moments.text(head.at()));
            insert.setString(5, event.type());
            insert.setString(6, json);
            insert.executeUpdate();
        }
    }

    /// The last event of a run, and how many replies came before it: its steps.
    record Last(long seq, Instant at, int replies) {}

    static Last last(Connection connection, String run) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("""
                SELECT max(seq), at, (SELECT count(*) FROM events WHERE run = ?1 AND type = 'reply')
                FROM events WHERE run = ?1""")) {
            select.setString(1, run);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return new Last(row.getLong(1), Moments.parse(row.getString(2)), row.getInt(3));
            }
        }
    }

    /// The lines of a run whose sequence numbers lie between the two, both included, in order.
    static List<String> lines(Connection connection, String run, long from, long to) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT json FROM events WHERE run = ? AND seq BETWEEN ? AND ? ORDER BY seq")) {
            select.setString(1, run);
            select.setLong(2, from);
            select.setLong(3, to);
            List<String> lines = new ArrayList<>();
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    lines.add(row.getString(1));
                }
            }
            return lines;
        }
    }
}

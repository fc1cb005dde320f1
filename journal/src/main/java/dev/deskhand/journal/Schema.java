package dev.deskhand.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The tables, and the steps from each version of them to the next. A step that has been released never changes.
final class Schema {
    private static final List<List<String>> STEPS =
            List.of(List.of("""
            CREATE TABLE runs (
                run         TEXT NOT NULL PRIMARY KEY,
                instruction TEXT NOT NULL,
                operator    TEXT NOT NULL,
                model       TEXT NOT NULL,
                started_at  TEXT NOT NULL,
                process     TEXT NOT NULL,
                ended_at    TEXT,
                reason      TEXT,
                verified    INTEGER,
                steps       INTEGER
            ) STRICT""", """
            CREATE TABLE events (
                run  TEXT NOT NULL REFERENCES runs (run) ON DELETE CASCADE,
                seq  INTEGER NOT NULL,
                id   TEXT NOT NULL UNIQUE,
                at   TEXT NOT NULL,
                type TEXT NOT NULL,
                json TEXT NOT NULL,
                PRIMARY KEY (run, seq)
            ) STRICT""", "CREATE INDEX runs_by_start ON runs (started_at)"));

    static final int VERSION = STEPS.size();

    private Schema() {}

    static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA user_version")) {
            return row.getInt(1);
        }
    }

    /// Brings the tables to our version, within the caller's transaction. Another process may have done so meanwhile.
    static void migrate(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (int version = version(connection); version < VERSION; version++) {
                for (String sql : STEPS.get(version)) {
                    statement.execute(sql);
                }
                statement.execute("PRAGMA user_version = " + (version + 1));
            }
        }
    }
}

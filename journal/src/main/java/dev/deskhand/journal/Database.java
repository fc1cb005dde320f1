package dev.deskhand.journal;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/// Opens the database file and runs transactions on it.
///
/// A write-ahead log with `synchronous=FULL` reaches the disk with every commit: neither a kill nor a power cut takes
/// back what was committed. Source: <https://www.sqlite.org/pragma.html#pragma_synchronous>
final class Database {
    /// Work on the database that answers something.
    @FunctionalInterface
    interface Work<T extends @Nullable Object> {
        T on(Connection connection) throws SQLException;
    }

    /// A change to the database.
    @FunctionalInterface
    interface Change {
        void to(Connection connection) throws SQLException;
    }

    private static final Duration BETWEEN_TRIES = Duration.ofMillis(5);

    private Database() {}

    /// Opens the file and brings its tables to our version. A file that a later version has been at is left as it is.
    ///
    /// @param patience how long to wait for another process that writes
    /// @throws AgentException `NEWER_VERSION`
    static Connection open(Path file, Duration patience) throws SQLException, AgentException {
        Connection connection = connect(file, patience);
        boolean good = false;
        try {
            bringUp(connection, file);
            good = true;
            return connection;
        } finally {
            if (!good) {
                connection.close();
            }
        }
    }

    /// SQLite does not wait for its own busy time-out while a new file changes to a write-ahead log: of several
    /// processes that open it at the same moment, all but one are turned away at once. Source:
    /// <https://www.sqlite.org/c3ref/busy_handler.html>
    private static Connection connect(Path file, Duration patience) throws SQLException {
        SQLiteConfig config = config(patience);
        long start = System.nanoTime();
        while (true) {
            try {
                return config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
            } catch (SQLException e) {
                if (!Faults.isBusy(e) || System.nanoTime() - start > patience.toNanos()) {
                    throw e;
                }
                LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
            }
        }
    }

    private static void bringUp(Connection connection, Path file) throws SQLException, AgentException {
        int version = Schema.version(connection);
        if (version > Schema.VERSION) {
            throw Faults.broken(Hindrance.NEWER_VERSION, file, null);
        }
        if (version < Schema.VERSION) {
            inTransaction(connection, Schema::migrate);
        }
    }

    private static SQLiteConfig config(Duration patience) {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout((int) patience.toMillis());
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        // Otherwise sorting may spill what people typed into the system's temporary folder.
        config.setTempStore(SQLiteConfig.TempStore.MEMORY);
        return config;
    }

    /// Several statements as one. Takes the right to write before the first, so that none of them can find the database
    /// changed under it.
    static void inTransaction(Connection connection, Change change) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            boolean committed = false;
            try {
                change.to(connection);
                statement.execute("COMMIT");
                committed = true;
            } finally {
                if (!committed) {
                    rollBack(statement);
                }
            }
        }
    }

    /// SQLite has rolled back by itself after the graver faults and then says there is no transaction.
    private static void rollBack(Statement statement) {
        try {
            statement.execute("ROLLBACK");
        } catch (SQLException e) {
            // The fault that led here is the one to tell.
        }
    }
}

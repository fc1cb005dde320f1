package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
    private static final int OPENERS = 4;

    @TempDir
    Path folder;

    @Test
    void every_commit_reaches_the_disk() throws Exception {
        try (Connection connection = Database.open(folder.resolve("journal.db"), Duration.ofSeconds(5))) {
            assertThat(pragma(connection, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(connection, "synchronous")).isEqualTo("2");
        }
    }

    @Test
    void nothing_is_spilled_into_temporary_files_and_references_are_checked() throws Exception {
        try (Connection connection = Database.open(folder.resolve("journal.db"), Duration.ofSeconds(5))) {
            assertThat(pragma(connection, "temp_store")).isEqualTo("2");
            assertThat(pragma(connection, "foreign_keys")).isEqualTo("1");
            assertThat(pragma(connection, "busy_timeout")).isEqualTo("5000");
        }
    }

    @Test
    void the_version_is_written_down_and_a_second_opening_changes_nothing() throws Exception {
        for (int time = 0; time < 2; time++) {
            try (Connection connection = Database.open(folder.resolve("journal.db"), Duration.ofSeconds(5))) {
                assertThat(Schema.version(connection)).isEqualTo(Schema.VERSION);
            }
        }
    }

    @Test
    void many_may_open_a_new_journal_at_the_same_moment() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(OPENERS)) {
            for (int time = 0; time < 100; time++) {
                Path fresh = folder.resolve("data-" + time);
                CyclicBarrier together = new CyclicBarrier(OPENERS);
                List<Callable<Integer>> openers = IntStream.range(0, OPENERS)
                        .<Callable<Integer>>mapToObj(opener -> () -> openAndRecord(fresh, "run-" + opener, together))
                        .toList();
                for (Future<Integer> opener : threads.invokeAll(openers)) {
                    assertThat(opener.get()).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void opening_waits_while_another_process_reads_a_file_without_a_write_ahead_log() throws Exception {
        Path file = folder.resolve("journal.db");
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = reader.createStatement();
                ExecutorService opener = Executors.newSingleThreadExecutor()) {
            statement.execute("CREATE TABLE other (number INTEGER)");
            statement.execute("BEGIN");
            statement.executeQuery("SELECT * FROM other").close();
            Future<Connection> opened = opener.submit(() -> Database.open(file, Duration.ofSeconds(20)));
            assertThatThrownBy(() -> opened.get(200, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
            statement.execute("COMMIT");
            try (Connection connection = opened.get()) {
                assertThat(pragma(connection, "journal_mode")).isEqualTo("wal");
            }
        }
    }

    @Test
    void opening_gives_up_when_its_patience_is_at_an_end() throws Exception {
        Path file = folder.resolve("journal.db");
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = reader.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
            assertThatThrownBy(() -> Database.open(file, Duration.ofMillis(50)))
                    .isInstanceOfSatisfying(
                            SQLException.class,
                            busy -> assertThat(Faults.isBusy(busy)).isTrue());
        }
    }

    private static int openAndRecord(Path folder, String run, CyclicBarrier together) throws Exception {
        together.await();
        try (Journal journal = Journal.open(folder)) {
            journal.record(List.of(new Story(run).started()));
            return journal.events(run).size();
        }
    }

    private static String pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA " + name)) {
            return row.getString(1);
        }
    }
}

package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FaultsTest {
    private static final long PLENTY = 10 * Journal.SPACE_FOR_PICTURES;

    @TempDir
    Path folder;

    private final Story story = new Story("run-1");

    @Test
    void a_file_that_is_no_database_is_damaged_and_left_as_it_is() throws IOException {
        byte[] rubbish = "This was a journal once. ".repeat(1000).getBytes(StandardCharsets.UTF_8);
        Files.write(folder.resolve("journal.db"), rubbish);

        assertThat(hindranceOf(() -> Journal.open(folder))).isEqualTo(Hindrance.DAMAGED);

        assertThat(Files.readAllBytes(folder.resolve("journal.db"))).isEqualTo(rubbish);
        assertThat(Folders.names(folder)).doesNotContain("journal.db-wal");
    }

    @Test
    void a_database_with_holes_is_damaged_and_left_as_it_is() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            journal.record(List.of(story.started()));
            for (int step = 1; step <= 200; step++) {
                journal.record(List.of(story.thought(step)));
            }
        }
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("journal.db").toFile(), "rw")) {
            file.seek(4096);
            file.write(new byte[(int) file.length() - 4096]);
        }
        byte[] holes = Files.readAllBytes(folder.resolve("journal.db"));

        try (Journal journal = Journal.open(folder)) {
            assertThat(hindranceOf(() -> journal.events("run-1"))).isEqualTo(Hindrance.DAMAGED);
            assertThat(hindranceOf(() -> journal.record(List.of(story.thought(1)))))
                    .isEqualTo(Hindrance.DAMAGED);
        }
        assertThat(Files.readAllBytes(folder.resolve("journal.db"))).isEqualTo(holes);
    }

    @Test
    void a_line_that_is_no_event_is_damage() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            journal.record(List.of(story.started()));
            sql("UPDATE events SET json = '{}'");

            assertThat(hindranceOf(() -> journal.events("run-1"))).isEqualTo(Hindrance.DAMAGED);
        }
    }

    @Test
    void an_event_of_a_later_version_is_left_out() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            AgentEvent.RunStarted started = story.started();
            journal.record(List.of(started));
            journal.record(List.of(story.thought(1)));
            sql("UPDATE events SET json = replace(json, '\"v\":1', '\"v\":2') WHERE seq = 2");

            assertThat(journal.events("run-1")).containsExactly(started);
        }
    }

    @Test
    void a_journal_of_a_later_version_is_left_alone() throws Exception {
        Journal.open(folder).close();
        sql("PRAGMA user_version = 1000");

        assertThat(hindranceOf(() -> Journal.open(folder))).isEqualTo(Hindrance.NEWER_VERSION);
    }

    @Test
    void a_file_where_the_folder_should_be_is_named() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        RecorderBroken named = new RecorderBroken(Hindrance.NO_FOLDER, file.toString());

        assertThat(failureOf(() -> Journal.open(file))).isEqualTo(named);
        assertThat(failureOf(() -> Journal.open(file.resolve("below").resolve("it"))))
                .isEqualTo(named);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_folder_that_cannot_be_made_is_not_taken_for_a_full_disk() {
        assertThat(hindranceOf(() -> Journal.open(Path.of("/proc/deskhand")))).isEqualTo(Hindrance.NOT_WRITABLE);
    }

    @Test
    void a_file_that_was_deleted_or_replaced_is_not_written_to() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            journal.record(List.of(story.started()));
            Files.delete(folder.resolve("journal.db"));
            assertThat(hindranceOf(() -> journal.record(List.of(story.thought(1)))))
                    .isEqualTo(Hindrance.NOT_WRITABLE);

            Files.createFile(folder.resolve("journal.db"));
            assertThat(hindranceOf(() -> journal.record(List.of(story.thought(1)))))
                    .isEqualTo(Hindrance.NOT_WRITABLE);
        }
    }

    @Test
    void what_comes_after_closing_is_refused() throws AgentException {
        Journal journal = Journal.open(folder);
        journal.close();
        journal.close();

        assertThat(hindranceOf(() -> journal.record(List.of(story.started())))).isEqualTo(Hindrance.NOT_WRITABLE);
    }

    @Test
    void a_picture_that_cannot_be_written_is_a_fault_of_the_recorder() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            Files.createFile(folder.resolve("pictures"));

            assertThat(hindranceOf(() -> journal.keep("run-1", 1, Story.picture(1, 10))))
                    .isEqualTo(Hindrance.NOT_WRITABLE);
        }
    }

    @Test
    void an_event_that_cannot_follow_is_refused_and_leaves_no_trace() throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            AgentEvent.RunStarted started = story.started();
            journal.record(List.of(started));

            assertThat(hindranceOf(() -> journal.record(List.of(started)))).isEqualTo(Hindrance.NOT_WRITABLE);
            assertThat(hindranceOf(() -> journal.record(List.of(new Story("run-2").ended()))))
                    .isEqualTo(Hindrance.NOT_WRITABLE);

            assertThat(journal.events("run-1")).containsExactly(started);
            assertThat(journal.events("run-2")).isEmpty();
            assertThat(journal.runs()).hasSize(1);
            journal.record(List.of(story.ended()));
        }
    }

    @Test
    void it_waits_for_another_writer() throws Exception {
        CountDownLatch holds = new CountDownLatch(1);
        try (Journal journal = Journal.open(folder)) {
            Thread writer = new Thread(() -> holdFor(Duration.ofMillis(300), holds));
            writer.start();
            holds.await();

            journal.record(List.of(story.started()));

            assertThat(journal.events("run-1")).hasSize(1);
            writer.join();
        }
    }

    @Test
    void a_writer_that_does_not_let_go_makes_it_in_use() throws Exception {
        try (Journal journal = Journal.open(folder, () -> PLENTY, Duration.ofMillis(200));
                Connection other = connect();
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThat(hindranceOf(() -> journal.record(List.of(story.started()))))
                    .isEqualTo(Hindrance.IN_USE);
            assertThat(journal.runs()).isEmpty();

            statement.execute("ROLLBACK");
            journal.record(List.of(new Story("run-2").started()));
            assertThat(journal.runs()).hasSize(1);
        }
    }

    private void holdFor(Duration time, CountDownLatch holds) {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            holds.countDown();
            new CountDownLatch(1).await(time.toMillis(), TimeUnit.MILLISECONDS);
            statement.execute("ROLLBACK");
        } catch (SQLException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void sql(String sql) throws SQLException {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
    }

    private static Hindrance hindranceOf(ThrowingCallable call) {
        return failureOf(call).hindrance();
    }

    private static RecorderBroken failureOf(ThrowingCallable call) {
        return (RecorderBroken) catchThrowableOfType(AgentException.class, call).failure();
    }
}

package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class DiskFullTest {
    @TempDir
    Path home;

    @Test
    void a_full_disk_is_named_and_what_was_recorded_before_stays() throws Exception {
        Path disk = Files.createDirectory(home.resolve("disk"));
        assumeTrue(isDone("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()), "only root can mount");
        try {
            Path folder = disk.resolve("data");
            long recorded;
            try (Journal journal = Journal.open(folder)) {
                recorded = recordUntilFull(journal, folder, Hindrance.DISK_FULL);
                assertThat(journal.events("run-1")).hasSize((int) recorded);
            }
            try (Journal journal = Journal.open(folder)) {
                assertThat(journal.events("run-1")).hasSize((int) recorded);
            }
        } finally {
            assertThat(isDone("umount", disk.toString())).isTrue();
        }
    }

    @Test
    void a_disk_that_takes_no_more_is_named_and_what_was_recorded_before_stays() throws Exception {
        Journal.open(home).close();

        List<String> said;
        try (Child child = Child.startLimited("ulimit -f 1200", home, "run-1")) {
            said = child.allLines();
        }

        assertThat(said.getLast()).isEqualTo(new RecorderBroken(Hindrance.NOT_WRITABLE, home.toString()).toString());
        try (Journal journal = Journal.open(home)) {
            assertThat(journal.events("run-1")).hasSize(said.size() - 1);
        }
    }

    private static long recordUntilFull(Journal journal, Path folder, Hindrance expected) throws AgentException {
        Story story = new Story("run-1");
        journal.record(List.of(story.started()));
        for (long recorded = 1; recorded < 100_000; recorded++) {
            AgentFailure failure = failureOf(journal, story.thought(1));
            if (failure != null) {
                assertThat(failure).isEqualTo(new RecorderBroken(expected, folder.toString()));
                return recorded;
            }
        }
        throw new AssertionError("it never got full");
    }

    private static @Nullable AgentFailure failureOf(Journal journal, AgentEvent event) {
        try {
            journal.record(List.of(event));
            return null;
        } catch (AgentException e) {
            return e.failure();
        }
    }

    private static boolean isDone(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    }
}

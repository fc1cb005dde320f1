package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class PrivacyTest {
    @TempDir
    Path home;

    @Test
    void only_the_owner_can_reach_anything() throws AgentException, IOException {
        Path folder = home.resolve("a/b/data");

        try (Journal journal = Journal.open(folder)) {
            journal.record(List.of(new Story("run-1").started()));
            journal.keep("run-1", 1, Story.picture(1, 10));

            assertThat(Folders.permissions(folder))
                    .contains(
                            "rw------- journal.db",
                            "rw------- journal.db-shm",
                            "rw------- journal.db-wal",
                            "rw------- pictures/run-1/1.jpg",
                            "rwx------ ",
                            "rwx------ pictures",
                            "rwx------ pictures/run-1")
                    .allMatch(line -> line.startsWith("rw------- ") || line.startsWith("rwx------ "));
        }
    }

    @Test
    void a_folder_and_a_file_that_were_open_to_others_are_closed() throws AgentException, IOException {
        Path folder = Files.createDirectory(home.resolve("data"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path file = Files.createFile(folder.resolve("journal.db"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

        Journal.open(folder).close();

        assertThat(Folders.permissions(folder)).contains("rw------- journal.db", "rwx------ ");
    }

    @Test
    void nothing_is_left_in_the_temporary_folder_not_even_by_a_killed_process() throws Exception {
        Path temporary = Files.createDirectory(home.resolve("tmp"));

        try (Child child = Child.start(home.resolve("data"), "run-1", "-Djava.io.tmpdir=" + temporary)) {
            child.awaitLines(3);
            child.kill();
        }

        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void a_recording_process_prints_nothing_of_its_own() throws Exception {
        try (Child child = Child.start(home.resolve("data"), "run-1")) {
            child.awaitLines(3);
            child.kill();
            assertThat(child.complaints()).isEmpty();
        }
    }
}

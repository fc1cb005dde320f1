package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import dev.deskhand.journal.Unwritable.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    private static final byte[] NEW = {'n', 'e', 'w'};

    @TempDir
    private Path folder;

    private Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList().stream();
        }
    }

    @Test
    void a_file_is_made_and_nothing_else() throws IOException {
        WholeFile.write(folder.resolve("look.png"), NEW);

        assertThat(folder.resolve("look.png")).hasContent("new");
        assertThat(names()).containsExactly("look.png");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void the_rights_of_the_one_there_was_stay() throws IOException {
        Path file = Files.writeString(folder.resolve("look.png"), "old and longer");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

        WholeFile.write(file, NEW);

        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void a_link_stays_one_and_leads_to_the_new_content() throws IOException {
        Path file = Files.writeString(folder.resolve("real.png"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("look.png"), file);

        WholeFile.write(link, NEW);

        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_link_in_a_folder_many_people_share_is_replaced_and_not_followed() throws IOException {
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.setAttribute(shared, "unix:mode", 0_1777);
        Path file = Files.writeString(folder.resolve("private"), "old");
        Path link = Files.createSymbolicLink(shared.resolve("look.png"), file);

        WholeFile.write(link, NEW);

        assertThat(file).hasContent("old");
        assertThat(link).isRegularFile().hasContent("new");
        assertThat(Files.isSymbolicLink(link)).isFalse();
    }

    @Test
    void a_name_as_long_as_the_system_takes_is_no_matter() throws IOException {
        Path file = folder.resolve("l".repeat(251) + ".png");

        WholeFile.write(file, NEW);

        assertThat(file).hasContent("new");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_full_disk_leaves_what_was_there_and_is_named() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(isDone("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()), "only root can mount");
        try {
            Path file = disk.resolve("look.png");
            byte[] large = new byte[2 << 20];
            WholeFile.write(file, large);

            assertThatThrownBy(() -> WholeFile.write(file, large)).isInstanceOf(IOException.class);

            assertThat(file).hasSize(large.length);
            assertThat(disk.toFile().list()).containsExactly("look.png");
            assertThat(Unwritable.of(file, large.length)).isEqualTo(new Unwritable(Reason.DISK_FULL, disk));
        } finally {
            assertThat(isDone("umount", disk.toString())).isTrue();
        }
    }

    @Test
    void what_is_in_the_way_is_found() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertThat(Unwritable.of(file.resolve("below/look.png")))
                .isEqualTo(new Unwritable(Reason.FILE_FOR_FOLDER, file));
        assertThat(Unwritable.of(folder.resolve("none/look.png")))
                .isEqualTo(new Unwritable(Reason.NO_FOLDER, folder.resolve("none")));
        assertThat(Unwritable.of(folder)).isEqualTo(new Unwritable(Reason.FOLDER_FOR_FILE, folder));
        assertThat(Unwritable.of(file)).isEqualTo(new Unwritable(Reason.REFUSED, file));
    }

    @Test
    void what_is_in_the_way_ends_a_run_by_its_name() {
        assertThat(new Unwritable(Reason.DISK_FULL, folder).failure())
                .isEqualTo(new RecorderBroken(Hindrance.DISK_FULL, folder.toString()));
    }

    private static boolean isDone(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).start().waitFor() == 0;
    }
}

package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class OwnerOnlyTest {
    @TempDir
    private Path home;

    private Path folder(String rights) throws IOException {
        return Files.setPosixFilePermissions(
                Files.createDirectory(home.resolve("folder")), PosixFilePermissions.fromString(rights));
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void a_file_put_in_its_place_is_closed_and_so_is_its_folder() throws IOException {
        Path file = folder("rwxr-xr-x").resolve("settings.json");
        Files.writeString(file, "old and longer");

        OwnerOnly.replace(file, new byte[] {'n', 'e', 'w'});

        assertThat(file).hasContent("new");
        assertThat(Folders.permissions(home.resolve("folder")))
                .containsExactly("rw------- settings.json", "rwx------ ");
    }

    @Test
    void a_new_file_is_not_open_to_others_for_a_moment() throws Exception {
        AtomicInteger latest = new AtomicInteger();
        AtomicBoolean over = new AtomicBoolean();
        Set<String> seen = new ConcurrentSkipListSet<>();
        Thread watcher = Thread.ofPlatform().daemon().start(() -> {
            while (!over.get()) {
                try {
                    seen.add(rights(home.resolve("file-" + latest.get())));
                } catch (IOException notThereYet) {
                    // The next time, or the next file.
                }
            }
        });
        for (int file = 0; file < 2000; file++) {
            latest.set(file);
            OwnerOnly.file(home.resolve("file-" + file));
        }
        over.set(true);
        watcher.join();

        assertThat(seen).isSubsetOf("rw-------");
    }

    @Test
    void a_file_put_where_no_folder_is_makes_it() throws IOException {
        OwnerOnly.replace(home.resolve("a/b/file"), new byte[] {'x'});
        assertThat(rights(home.resolve("a/b"))).isEqualTo("rwx------");
    }

    @Test
    void an_interrupt_is_kept_and_keeps_nothing_from_being_written() throws IOException {
        Thread.currentThread().interrupt();
        OwnerOnly.replace(home.resolve("file"), new byte[] {'x'});
        assertThat(Thread.interrupted()).isTrue();
        assertThat(home.resolve("file")).hasContent("x");
    }

    @Test
    void a_folder_many_people_share_stays_open_to_them() throws IOException {
        Path shared = folder("rwxrwxrwx");
        Files.setAttribute(shared, "unix:mode", 0_1777);

        OwnerOnly.replace(shared.resolve("file"), new byte[] {'x'});

        assertThat(rights(shared)).isEqualTo("rwxrwxrwx");
        assertThat(rights(shared.resolve("file"))).isEqualTo("rw-------");
    }

    @Test
    void a_file_in_the_place_of_a_folder_is_refused() throws IOException {
        Files.createFile(home.resolve("folder"));
        assertThatThrownBy(() -> OwnerOnly.folder(home.resolve("folder")))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    @Test
    void a_folder_is_claimed_where_it_is_ours_alone_and_not_where_others_can_reach_it() throws IOException {
        OwnerOnly.claim(home.resolve("new"));
        OwnerOnly.claim(home.resolve("new"));
        assertThat(rights(home.resolve("new"))).isEqualTo("rwx------");

        Path open = folder("rwxr-xr-x");
        assertThatThrownBy(() -> OwnerOnly.claim(open)).isInstanceOf(AccessDeniedException.class);
        assertThat(rights(open)).isEqualTo("rwxr-xr-x");
    }

    @Test
    void a_link_to_our_own_folder_is_not_ours() throws IOException {
        Path link = Files.createSymbolicLink(home.resolve("link"), folder("rwx------"));
        assertThat(OwnerOnly.isOwn(home.resolve("folder"))).isTrue();
        assertThat(OwnerOnly.isOwn(link)).isFalse();
    }
}

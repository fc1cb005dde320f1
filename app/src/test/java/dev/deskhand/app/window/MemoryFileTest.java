package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.profile.ProfileEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryFileTest {
    @TempDir
    private Path folder;

    private Path path() {
        return folder.resolve("deeper").resolve("window.json");
    }

    @Test
    void remembers_everything_and_only_for_its_owner() throws IOException {
        Remembered left = new Remembered(
                new Remembered.Bounds(-1900.5, 20, 1100, 760),
                Remembered.Extent.MAXIMIZED,
                0.4,
                "Half a\nthought",
                new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars", "ui-tars-1.5", Engine.PROMPT));
        new MemoryFile(path()).write(left);
        assertThat(new MemoryFile(path()).read()).isEqualTo(left);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path())))
                .isEqualTo("rw-------");
    }

    @Test
    void is_taken_by_the_first_window_alone() {
        MemoryFile first = new MemoryFile(path());
        assertThat(first.claim()).isTrue();
        assertThat(new MemoryFile(path()).claim()).isFalse();
    }

    @Test
    void a_second_window_leaves_what_the_first_remembers() throws IOException {
        Remembered first = new Remembered(null, Remembered.Extent.NORMAL, 0.4, "Half a thought", null);
        Remembered second = new Remembered(null, Remembered.Extent.NORMAL, 0.5, "Another", null);
        MemoryFile owner = new MemoryFile(path());
        owner.write(first);
        new MemoryFile(path()).write(second);
        assertThat(owner.read()).isEqualTo(first);
    }

    @Test
    void remembers_nothing_where_there_is_no_file() {
        assertThat(new MemoryFile(path()).read()).isEqualTo(Remembered.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no JSON",
                "[]",
                "{}",
                "{\"version\": 2, \"instruction\": \"x\"}",
                "{\"version\": 1, \"divider\": 7, \"bounds\": {\"x\": 1}}",
                "{\"version\": 1, \"bounds\": {\"x\": 1e300, \"y\": 0, \"width\": 10, \"height\": 10}}",
                "{\"version\": 1, \"bounds\": {\"x\": 0, \"y\": 0, \"width\": -10, \"height\": 10}}"
            })
    void forgets_what_makes_no_sense(String content) throws IOException {
        Path file = folder.resolve("window.json");
        Files.writeString(file, content);
        assertThat(new MemoryFile(file).read()).isEqualTo(Remembered.NOTHING);
    }
}

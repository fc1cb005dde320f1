package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;

class NativeLibraryTest {
    private static final String FOLDER_PROPERTY = "org.sqlite.lib.path";

    @TempDir
    private Path data;

    @Test
    void the_version_written_down_is_that_of_the_driver() {
        assertThat(NativeLibrary.VERSION).isEqualTo(SQLiteJDBCLoader.getVersion());
    }

    @Test
    void what_an_earlier_version_unpacked_goes_when_the_new_one_is_there() throws IOException {
        Path old = Files.createDirectories(data.resolve("native/sqlite-3.40.0.0-Linux-amd64"));
        Files.writeString(old.resolve("libsqlitejdbc.so"), "old");
        Path other = Files.createDirectories(data.resolve("native/other"));

        prepare();

        assertThat(old).doesNotExist();
        assertThat(other).exists();
        assertThat(data.resolve("native"))
                .isDirectoryContaining(
                        folder -> String.valueOf(folder.getFileName()).startsWith("sqlite-" + NativeLibrary.VERSION));
    }

    /// Whatever this process has loaded already stays loaded, and named.
    private void prepare() throws IOException {
        @Nullable String before = System.clearProperty(FOLDER_PROPERTY);
        try {
            NativeLibrary.prepare(data);
        } finally {
            if (before == null) {
                System.clearProperty(FOLDER_PROPERTY);
            } else {
                System.setProperty(FOLDER_PROPERTY, before);
            }
        }
    }
}

package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sqlite.SQLiteJDBCLoader;

class NativeLibraryTest {
    @Test
    void the_version_written_down_is_that_of_the_driver() {
        assertThat(NativeLibrary.VERSION).isEqualTo(SQLiteJDBCLoader.getVersion());
    }
}

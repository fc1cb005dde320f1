package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
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

    private static String pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA " + name)) {
            return row.getString(1);
        }
    }
}

package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypedWordsTest {
    @TempDir
    Path folder;

    @Test
    void are_read_from_the_command_line_where_the_locale_has_lost_them() throws IOException {
        Path commandLine = Files.writeString(folder.resolve("cmdline"), "java\0Main\0größer\0\0世界\0", UTF_8);

        assertThat(new TypedWords(commandLine, US_ASCII).of(new String[] {"gr??er", "", "??"}))
                .containsExactly("größer", "", "世界");
    }

    @Test
    void are_taken_as_they_are_where_java_understood_them() throws IOException {
        Path commandLine = Files.writeString(folder.resolve("cmdline"), "java\0Main\0other\0", UTF_8);

        assertThat(new TypedWords(commandLine, UTF_8).of(new String[] {"größer"}))
                .containsExactly("größer");
    }

    @Test
    void are_taken_as_they_are_where_there_is_nothing_to_read() {
        assertThat(new TypedWords(folder.resolve("none"), US_ASCII).of(new String[] {"one"}))
                .containsExactly("one");
    }
}

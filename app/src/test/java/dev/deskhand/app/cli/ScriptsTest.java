package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// What `./deskhand` and `./verify` have in common.
@EnabledOnOs(OS.LINUX)
class ScriptsTest {
    @Test
    void streams_that_are_closed_are_held_so_that_no_file_takes_their_place() throws IOException {
        assertThat(bash("(keep_streams; readlink /proc/self/fd/0) <&-")).isEqualTo("/dev/null\n");
        assertThat(bash("(keep_streams; readlink /proc/$BASHPID/fd/1 >&2) >&-")).isEqualTo("/dev/null\n");
        assertThat(bash("(keep_streams; readlink /proc/self/fd/2) 2>&-")).isEqualTo("/dev/null\n");
    }

    @Test
    void streams_that_are_open_stay_what_they_are() throws IOException {
        assertThat(bash("(keep_streams; cat) <<<text")).isEqualTo("text\n");
    }

    @Test
    void what_a_build_says_has_no_control_characters() throws IOException {
        assertThat(bash("printf '\\033[0m\\033[1;31mWARNING\\033[m one\\n\\033[0m' | uncoloured"))
                .isEqualTo("WARNING one\n");
    }

    private static String bash(String commands) throws IOException {
        Process bash = new ProcessBuilder("bash", "-c", ". ../tools/env.sh; " + commands)
                .redirectErrorStream(true)
                .start();
        return new String(bash.getInputStream().readAllBytes(), UTF_8);
    }
}

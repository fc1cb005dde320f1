package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
    @TempDir
    Path home;

    private DeskhandProgram deskhand;

    @BeforeEach
    void start() {
        deskhand = new DeskhandProgram(home).withoutJavaFx();
    }

    @Test
    void the_version_is_a_result() throws InterruptedException {
        Ended ended = deskhand.run("", "--version");

        assertThat(ended.status()).isZero();
        assertThat(ended.out()).startsWith("Deskhand ").endsWith("\n");
        assertThat(ended.err()).isEmpty();
    }

    @Test
    void what_is_wrong_is_said_on_stderr_alone_with_status_2() throws InterruptedException {
        Ended ended = deskhand.run("", "--colour", "red");

        assertThat(ended)
                .isEqualTo(new Ended(2, "", "--colour is no option of “deskhand”. “deskhand --help” lists them.\n"));
    }
}

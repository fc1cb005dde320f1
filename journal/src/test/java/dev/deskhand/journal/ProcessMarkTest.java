package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcessMarkTest {
    @Test
    void this_process_is_alive() {
        assertThat(ProcessMark.parse(ProcessMark.own().text())).contains(ProcessMark.own());
        assertThat(ProcessMark.own().isAlive()).isTrue();
    }

    @Test
    void another_process_that_got_the_number_is_not_it() {
        ProcessMark own = ProcessMark.own();

        assertThat(new ProcessMark(own.pid(), own.started().minus(Duration.ofMinutes(1))).isAlive())
                .isFalse();
    }

    @Test
    void a_process_that_ended_is_not_alive() throws Exception {
        Process process = new ProcessBuilder("true").start();
        process.waitFor();

        assertThat(new ProcessMark(process.pid(), ProcessMark.own().started()).isAlive())
                .isFalse();
    }

    @Test
    void what_is_no_mark_names_no_process() {
        assertThat(ProcessMark.parse("window")).isEmpty();
        assertThat(ProcessMark.parse("")).isEmpty();
    }
}

package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class InboxTest {
    private static final Duration BRIEF = Duration.ofMillis(20);
    private static final Duration LONG = Duration.ofMinutes(10);

    @Test
    void gives_what_was_put_in_order() throws Exception {
        var inbox = new Inbox(Timeouts.USUAL);
        inbox.put(new Signal.Text("one"));
        inbox.put(new Signal.Thinking("two"));

        assertThat(inbox.next()).isEqualTo(new Signal.Text("one"));
        assertThat(inbox.next()).isEqualTo(new Signal.Thinking("two"));
    }

    @Test
    void lets_a_stop_overtake_what_has_not_been_heard() throws Exception {
        var inbox = new Inbox(Timeouts.USUAL);
        inbox.put(new Signal.Text("one"));
        inbox.withdraw();

        assertThat(inbox.next()).isEqualTo(new Signal.Withdrawn());
    }

    @Test
    void waits_for_the_first_byte_as_long_as_that_may_take() throws Exception {
        var inbox = new Inbox(new Timeouts(LONG, BRIEF, LONG));

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Stage.WAITING, BRIEF));
    }

    @Test
    void waits_for_each_further_byte_as_long_as_that_may_take() throws Exception {
        var inbox = new Inbox(new Timeouts(LONG, LONG, BRIEF));
        inbox.heard();

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Stage.ANSWERING, BRIEF));
    }

    @Test
    void waits_no_longer_than_a_moment_once_the_model_has_ended() throws Exception {
        var inbox = new Inbox(new Timeouts(LONG, LONG, LONG));
        inbox.heard();
        inbox.ended();
        inbox.heard();

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Stage.ENDED, Duration.ofSeconds(2)));
    }

    @Test
    void is_patient_anew_after_a_silence() throws Exception {
        var inbox = new Inbox(new Timeouts(LONG, BRIEF, LONG));
        inbox.next();
        long before = System.nanoTime();
        inbox.next();

        assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(BRIEF.toNanos() / 2);
    }
}

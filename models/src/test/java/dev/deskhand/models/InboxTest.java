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

    private static final Timeouts BRIEF_FIRST_BYTE = new Timeouts(LONG, BRIEF, LONG, LONG, LONG);
    private static final Timeouts BRIEF_IDLE = new Timeouts(LONG, LONG, BRIEF, LONG, LONG);
    private static final Timeouts BRIEF_WORD = new Timeouts(LONG, LONG, LONG, BRIEF, LONG);
    private static final Timeouts BRIEF_WHOLE = new Timeouts(LONG, LONG, LONG, LONG, BRIEF);
    private static final Timeouts PATIENT = new Timeouts(LONG, LONG, LONG, LONG, LONG);

    private static Inbox inbox(Timeouts timeouts, String... words) throws InterruptedException {
        var inbox = new Inbox(timeouts);
        for (String word : words) {
            inbox.heard();
            inbox.say(new Signal.Text(word));
            inbox.next();
        }
        return inbox;
    }

    @Test
    void waits_for_the_first_byte_as_long_as_that_may_take() throws Exception {
        assertThat(inbox(BRIEF_FIRST_BYTE).next()).isEqualTo(new Signal.Silent(Inbox.Awaited.FIRST_WORD, BRIEF));
    }

    @Test
    void waits_for_the_first_word_as_long_as_that_may_take_whatever_bytes_come() throws Exception {
        Inbox inbox = inbox(BRIEF_WORD);
        inbox.heard();

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Awaited.FIRST_WORD, BRIEF));
    }

    @Test
    void waits_for_each_further_byte_as_long_as_that_may_take() throws Exception {
        assertThat(inbox(BRIEF_IDLE, "one").next()).isEqualTo(new Signal.Silent(Inbox.Awaited.NEXT_WORD, BRIEF));
    }

    @Test
    void waits_for_each_further_word_as_long_as_that_may_take() throws Exception {
        assertThat(inbox(BRIEF_WORD, "one").next()).isEqualTo(new Signal.Silent(Inbox.Awaited.NEXT_WORD, BRIEF));
    }

    @Test
    void a_server_that_is_alive_may_be_idle_before_its_first_word() throws Exception {
        Inbox inbox = inbox(new Timeouts(LONG, BRIEF.multipliedBy(2), BRIEF, LONG, LONG));
        inbox.heard();

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Awaited.FIRST_WORD, BRIEF.multipliedBy(2)));
    }

    @Test
    void waits_for_the_end_as_long_as_an_answer_may_take() throws Exception {
        assertThat(inbox(BRIEF_WHOLE).next()).isEqualTo(new Signal.Silent(Inbox.Awaited.END, BRIEF));
        assertThat(inbox(BRIEF_WHOLE, "one", "two").next()).isEqualTo(new Signal.Silent(Inbox.Awaited.END, BRIEF));
    }

    @Test
    void waits_no_longer_than_a_moment_once_the_model_has_ended() throws Exception {
        Inbox inbox = inbox(PATIENT, "one");
        inbox.ended();
        inbox.heard();

        assertThat(inbox.next()).isEqualTo(new Signal.Silent(Inbox.Awaited.LAST_BYTES, Duration.ofSeconds(2)));
    }

    @Test
    void is_patient_anew_with_the_last_bytes() throws Exception {
        Inbox inbox = inbox(BRIEF_IDLE, "one");
        inbox.ended();
        inbox.next();
        long before = System.nanoTime();
        inbox.next();

        assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(BRIEF.toNanos() / 2);
    }
}

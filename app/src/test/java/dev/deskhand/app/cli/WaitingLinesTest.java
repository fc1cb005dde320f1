package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.i18n.Texts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WaitingLinesTest {
    private static final Instant BEGIN = Instant.parse("2030-01-01T00:00:00Z");

    private final Spoken spoken = Spoken.withoutInput();
    private Instant now = BEGIN;
    private final WaitingLines lines =
            new WaitingLines(new Scene(spoken.terminal(), Texts.in(Locale.ENGLISH), new Signals()), () -> now);

    private EventHead head() {
        return new EventHead("r1-1", 1, now, "r1");
    }

    @BeforeEach
    void look() {
        lines.hear(new AgentEvent.Look(head(), 1, new FrameId(1), new ScreenRect(0, 0, new Size(9, 9)), null));
    }

    /// Each second, as the feed does.
    private void wait(int seconds) {
        for (int second = 0; second < seconds; second++) {
            now = now.plusSeconds(1);
            lines.remind();
        }
    }

    @Test
    void says_nothing_for_ten_seconds() {
        wait(9);

        assertThat(spoken.err()).isEmpty();
    }

    @Test
    void says_at_growing_distances_how_long_the_model_is_waited_for() {
        wait(120);

        assertThat(spoken.err()).isEqualTo("""
                        Still waiting for the model (10 s)…
                        Still waiting for the model (20 s)…
                        Still waiting for the model (40 s)…
                        Still waiting for the model (80 s)…
                        """);
        assertThat(spoken.out()).isEmpty();
    }

    @Test
    void says_nothing_more_once_an_answer_has_come() {
        wait(9);
        lines.hear(new AgentEvent.Reply(head(), 1, "click", List.of()));
        wait(60);

        assertThat(spoken.err()).isEmpty();
    }

    @Test
    void begins_anew_with_another_try_and_not_before_it() {
        wait(9);
        var busy = new AgentFailure.ModelBusy(503, null);
        lines.hear(new AgentEvent.ModelAttempt(head(), 1, 1, busy, Duration.ofSeconds(15)));
        wait(24);
        assertThat(spoken.err()).isEmpty();

        wait(1);

        assertThat(spoken.err()).isEqualTo("Still waiting for the model (10 s)…\n");
    }

    @Test
    void says_nothing_after_the_last_try() {
        lines.hear(new AgentEvent.ModelAttempt(head(), 1, 6, new AgentFailure.ModelBusy(503, null), null));
        wait(60);

        assertThat(spoken.err()).isEmpty();
    }
}

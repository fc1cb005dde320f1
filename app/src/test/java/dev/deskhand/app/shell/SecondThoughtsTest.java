package dev.deskhand.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class SecondThoughtsTest {
    private Instant now = Instant.EPOCH;
    private final SecondThoughts thoughts = new SecondThoughts(new Clock() {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    });

    @Test
    void are_over_while_nothing_has_changed() {
        assertThat(thoughts.areOver()).isTrue();
    }

    @Test
    void last_for_a_persons_reaction_after_a_change() {
        thoughts.changed();
        now = now.plus(Duration.ofMillis(899));
        assertThat(thoughts.areOver()).isFalse();
        now = now.plus(Duration.ofMillis(1));
        assertThat(thoughts.areOver()).isTrue();
    }
}

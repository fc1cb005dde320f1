package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchdogTest {
    private final AtomicInteger givenUp = new AtomicInteger();
    private final Watchdog watchdog = new Watchdog(givenUp::incrementAndGet);

    @AfterEach
    void close() {
        watchdog.close();
    }

    private void look(long times) {
        for (long look = 0; look < times; look++) {
            watchdog.look();
        }
    }

    @Test
    void gives_up_a_request_that_has_been_seen_too_often() {
        watchdog.turn();
        look(Watchdog.MOST_LOOKS);
        assertThat(givenUp).hasValue(0);

        look(100);

        assertThat(givenUp).hasValue(1);
    }

    @Test
    void bears_any_number_of_requests_that_are_answered() {
        for (int request = 0; request < 100; request++) {
            watchdog.turn();
            look(Watchdog.MOST_LOOKS - 1);
            watchdog.turn();
        }

        assertThat(givenUp).hasValue(0);
    }

    @Test
    void bears_a_connection_nobody_uses() {
        look(1000);

        assertThat(givenUp).hasValue(0);
    }
}

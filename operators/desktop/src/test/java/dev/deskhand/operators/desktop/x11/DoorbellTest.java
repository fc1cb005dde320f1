package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DoorbellTest {
    @Test
    void wakes_who_waits_when_it_is_rung_before_or_after() throws Exception {
        XLibraries libraries = XLibraries.load();
        try (Bench bench = Bench.open();
                XConnection connection =
                        XConnection.open(libraries, Optional.of(bench.display().name()))) {
            Doorbell bell = new Doorbell(libraries.c(), connection.socket());
            FutureTask<Boolean> waiting = start(bell);
            assertThat(waiting.isDone()).isFalse();
            bell.ring();
            assertThat(waiting.get(20, TimeUnit.SECONDS)).isTrue();
            assertThat(start(bell).get(20, TimeUnit.SECONDS)).isTrue();
            bell.close();
        }
    }

    @Test
    void wakes_who_waits_when_the_server_ends() throws Exception {
        XLibraries libraries = XLibraries.load();
        Bench bench = Bench.open();
        XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()));
        try (Doorbell bell = new Doorbell(libraries.c(), connection.socket())) {
            FutureTask<Boolean> waiting = start(bell);
            bench.display().close();
            assertThat(waiting.get(20, TimeUnit.SECONDS)).isTrue();
        }
        connection.close();
        bench.close();
    }

    private static FutureTask<Boolean> start(Doorbell bell) {
        FutureTask<Boolean> waiting = new FutureTask<>(() -> {
            bell.await();
            return true;
        });
        Thread.ofPlatform().daemon().start(waiting);
        return waiting;
    }
}

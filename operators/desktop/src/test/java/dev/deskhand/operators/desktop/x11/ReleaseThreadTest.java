package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ReleaseThreadTest {
    private static final Duration LONG = Duration.ofSeconds(50);

    private final CompletableFuture<Throwable> uncaught = new CompletableFuture<>();
    private final ReleaseThread release = new ReleaseThread();

    @AfterEach
    void end() {
        release.end();
    }

    @Test
    void waits_for_the_end_of_the_step() {
        CountDownLatch taken = new CountDownLatch(1);
        release.attempt(LONG, taken::countDown);
        assertThat(taken.getCount()).isZero();
    }

    @Test
    void does_not_wait_longer_than_its_patience() {
        CountDownLatch mayEnd = new CountDownLatch(1);
        long start = System.nanoTime();
        release.attempt(Duration.ofMillis(20), () -> awaitEnd(mayEnd));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
        mayEnd.countDown();
    }

    @Test
    void a_step_the_server_refuses_is_over_and_told_to_nobody() {
        release.attempt(LONG, this::noteUncaught);
        release.attempt(LONG, () -> {
            throw new X11Exception(Reason.LOST, "gone");
        });
        assertThat(uncaught).isNotDone();
    }

    @Test
    void a_defect_is_told_to_the_threads_handler() throws Exception {
        IllegalStateException defect = new IllegalStateException();
        release.attempt(LONG, this::noteUncaught);
        release.attempt(LONG, () -> {
            throw defect;
        });
        assertThat(uncaught.get(50, TimeUnit.SECONDS)).isSameAs(defect);
    }

    @Test
    void nothing_is_tried_after_the_end() {
        CountDownLatch taken = new CountDownLatch(1);
        release.end();
        release.attempt(LONG, taken::countDown);
        assertThat(taken.getCount()).isEqualTo(1);
    }

    private void noteUncaught() {
        Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> uncaught.complete(fault));
    }

    private static void awaitEnd(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException wanted) {
            Thread.currentThread().interrupt();
        }
    }
}

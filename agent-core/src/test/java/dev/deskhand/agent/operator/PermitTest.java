package dev.deskhand.agent.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PermitTest {
    private final Permit permit = new Permit();

    @Test
    void a_standing_permit_lets_events_and_waits_pass() throws Revoked {
        List<String> sent = new ArrayList<>();

        permit.check();
        permit.inject(() -> sent.add("key"));
        permit.pause(Duration.ofNanos(1));

        assertThat(sent).containsExactly("key");
        assertThat(permit.isRevoked()).isFalse();
    }

    @Test
    void a_revoked_one_lets_nothing_pass() {
        List<String> sent = new ArrayList<>();
        permit.revoke(PermitTest::holdsNothing);

        assertThatThrownBy(permit::check).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> permit.inject(() -> sent.add("key"))).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> permit.pause(Duration.ZERO)).isInstanceOf(Revoked.class);
        assertThat(sent).isEmpty();
        assertThat(permit.isRevoked()).isTrue();
    }

    @Test
    void revoking_lets_go_first_and_then_runs_what_was_left_in_order() {
        List<String> order = new ArrayList<>();
        permit.onRevoke(() -> order.add("first"));
        permit.onRevoke(() -> order.add("second"));

        permit.revoke(() -> order.add(permit.isRevoked() ? "let go" : "let go too early"));

        assertThat(order).containsExactly("let go", "first", "second");
    }

    @Test
    void a_second_revocation_does_nothing() {
        List<String> order = new ArrayList<>();
        permit.onRevoke(() -> order.add("left"));
        permit.revoke(() -> order.add("let go"));

        permit.revoke(() -> order.add("let go again"));

        assertThat(order).containsExactly("let go", "left");
    }

    @Test
    void what_is_left_after_the_revocation_runs_at_once() {
        List<String> order = new ArrayList<>();
        permit.revoke(PermitTest::holdsNothing);

        permit.onRevoke(() -> order.add("late")).close();

        assertThat(order).containsExactly("late");
    }

    @Test
    void what_was_taken_back_does_not_run() {
        List<String> order = new ArrayList<>();
        permit.onRevoke(() -> order.add("kept"));
        permit.onRevoke(() -> order.add("taken back")).close();

        permit.revoke(PermitTest::holdsNothing);

        assertThat(order).containsExactly("kept");
    }

    @Test
    void an_event_that_fails_leaves_the_permit_standing() throws Revoked {
        assertThatThrownBy(() -> permit.inject(() -> {
                    throw new IOException("display gone");
                }))
                .isInstanceOf(IOException.class);

        Thread other = started(() -> permit.revoke(PermitTest::holdsNothing));

        assertEnds(other);
        assertThat(permit.isRevoked()).isTrue();
    }

    @RepeatedTest(20)
    void no_event_follows_once_revoke_has_returned() {
        AtomicLong sent = new AtomicLong();
        Thread injecting = started(() -> {
            try {
                while (true) {
                    permit.inject(sent::incrementAndGet);
                }
            } catch (Revoked _) {
                // The end that is expected.
            }
        });
        await(() -> sent.get() > 100);

        permit.revoke(PermitTest::holdsNothing);
        long atReturn = sent.get();

        assertEnds(injecting);
        assertThat(sent).hasValue(atReturn);
    }

    @Test
    void revoke_waits_for_the_event_that_has_begun_and_then_lets_go() {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Thread injecting = started(() -> inject(() -> {
            begun.countDown();
            order.add(mayEnd.await(30, TimeUnit.SECONDS) ? "event" : "event was never allowed to end");
        }));
        await(() -> begun.getCount() == 0);
        Thread revoking = started(() -> permit.revoke(() -> order.add("let go")));
        await(() -> revoking.getState() == Thread.State.WAITING);

        mayEnd.countDown();

        assertEnds(revoking);
        assertEnds(injecting);
        assertThat(order).containsExactly("event", "let go");
    }

    private void inject(Permit.Event<InterruptedException> event) {
        try {
            permit.inject(event);
        } catch (Revoked | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @RepeatedTest(20)
    void every_wait_ends_at_once_when_it_is_revoked() {
        AtomicLong revokedWaits = new AtomicLong();
        List<Thread> waiting = new ArrayList<>();
        for (int count = 0; count < 3; count++) {
            waiting.add(started(() -> {
                try {
                    permit.pause(Duration.ofHours(1));
                } catch (Revoked _) {
                    revokedWaits.incrementAndGet();
                }
            }));
        }
        await(() -> waiting.stream().allMatch(thread -> thread.getState() == Thread.State.TIMED_WAITING));

        // Letting go takes its time: nobody waits for that.
        permit.revoke(() -> waiting.forEach(PermitTest::assertEnds));

        assertThat(revokedWaits).hasValue(3);
    }

    @Test
    void what_was_left_runs_even_where_letting_go_fails() {
        List<String> order = new ArrayList<>();
        permit.onRevoke(() -> order.add("left"));

        assertThatThrownBy(() -> permit.revoke(() -> {
                    throw new IllegalStateException("no release");
                }))
                .isInstanceOf(IllegalStateException.class);
        permit.revoke(PermitTest::holdsNothing);

        assertThat(order).containsExactly("left");
    }

    @Test
    void what_was_left_and_fails_keeps_no_later_revocation_waiting() {
        permit.onRevoke(() -> {
            throw new IllegalStateException("no cancellation");
        });
        assertThatThrownBy(() -> permit.revoke(PermitTest::holdsNothing)).isInstanceOf(IllegalStateException.class);

        assertEnds(started(() -> permit.revoke(PermitTest::holdsNothing)));
    }

    @Test
    void later_revocations_return_only_when_the_first_has_let_go() {
        CountDownLatch mayEnd = new CountDownLatch(1);
        Thread first = started(() -> permit.revoke(() -> awaitUnchecked(mayEnd)));
        await(permit::isRevoked);
        Thread second = started(() -> permit.revoke(PermitTest::holdsNothing));
        Thread third = started(() -> permit.revoke(PermitTest::holdsNothing));
        await(() -> second.getState() == Thread.State.WAITING && third.getState() == Thread.State.WAITING);

        mayEnd.countDown();

        assertEnds(second);
        assertEnds(third);
        assertEnds(first);
    }

    private static void awaitUnchecked(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void an_interrupt_ends_a_wait_and_is_kept() {
        AtomicBoolean kept = new AtomicBoolean();
        Thread waiting = started(() -> {
            try {
                permit.pause(Duration.ofHours(1));
            } catch (Revoked _) {
                kept.set(Thread.currentThread().isInterrupted());
            }
        });

        waiting.interrupt();

        assertEnds(waiting);
        assertThat(kept).isTrue();
        assertThat(permit.isRevoked()).isFalse();
    }

    private static void holdsNothing() {}

    private static Thread started(Runnable work) {
        return Thread.ofPlatform().daemon().start(work);
    }

    private static void assertEnds(Thread thread) {
        await(() -> !thread.isAlive());
    }

    private static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("the deadline").isLessThan(deadline);
            LockSupport.parkNanos(1_000_000);
        }
    }
}

package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.Function;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInput;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The ledger and the one way events take to the server.
class HandsTest {
    private static final int KEY_A = 38;
    private static final int KEY_B = 56;

    private static Bench bench;
    private static RawInputWitness witness;

    private final Permit permit = new Permit();
    private Hands hands;
    private Mark start = new Mark(0);

    @BeforeAll
    static void openDisplay() throws Exception {
        bench = Bench.open();
        witness = RawInputWitness.open(bench.display());
    }

    @AfterAll
    static void closeDisplay() {
        bench.close();
    }

    @BeforeEach
    void open() throws Exception {
        XLibraries libraries = XLibraries.load();
        Optional<String> name = Optional.of(bench.display().name());
        hands = new Hands(libraries, XConnection.open(libraries, name), XConnection.open(libraries, name));
        start = witness.mark();
    }

    @AfterEach
    void close() throws Exception {
        hands.letGo();
        hands.close();
        witness.assertNothingHeld();
    }

    @Test
    void know_what_is_down() throws Exception {
        hands.pressKey(permit, KEY_A);
        hands.pressButton(permit, 3);
        assertThat(hands.heldKeys()).containsExactly(KEY_A);
        assertThat(hands.heldButtons()).containsExactly(3);
        hands.liftKey(KEY_A);
        hands.liftButton(3);
        assertThat(hands.heldKeys()).isEmpty();
        assertThat(hands.heldButtons()).isEmpty();
    }

    @Test
    void lift_only_what_they_have_put_down() throws Exception {
        hands.liftKey(KEY_A);
        hands.liftButton(1);
        assertThat(witness.since(start)).isEmpty();
    }

    @Test
    void leave_alone_what_a_person_holds() throws Exception {
        bench.display().run("xdotool", "keydown", "b");
        try {
            hands.pressKey(permit, KEY_A);
            hands.letGo();
            assertThat(bench.display().heldInput()).hasSize(1);
        } finally {
            bench.display().run("xdotool", "keyup", "b");
        }
    }

    @Test
    void release_everything_at_once() throws Exception {
        hands.pressKey(permit, KEY_A);
        hands.pressKey(permit, KEY_B);
        hands.pressButton(permit, 1);
        hands.letGo();
        hands.letGo();
        assertThat(witness.since(start).stream().filter(event -> event.kind().isRelease()))
                .extracting(RawInput::detail)
                .containsExactlyInAnyOrder(KEY_A, KEY_B, 1);
        assertThat(hands.heldKeys()).isEmpty();
    }

    @Test
    void keep_a_press_that_was_not_permitted_out_of_the_ledger() throws Exception {
        hands.pressKey(permit, KEY_A);
        permit.revoke(() -> {});
        assertThatThrownBy(() -> hands.pressKey(permit, KEY_B)).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> hands.pressButton(permit, 1)).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> hands.move(permit, 5, 5)).isInstanceOf(Revoked.class);
        assertThat(hands.heldKeys()).containsExactly(KEY_A);
        assertThat(hands.heldButtons()).isEmpty();
        hands.liftKey(KEY_A);
    }

    @Test
    void keep_a_press_in_the_ledger_that_was_refused_the_second_time() throws Exception {
        hands.pressKey(permit, KEY_A);
        permit.revoke(() -> {});
        assertThatThrownBy(() -> hands.pressKey(permit, KEY_A)).isInstanceOf(Revoked.class);
        assertThat(hands.heldKeys()).containsExactly(KEY_A);
    }

    /// Does something that needs the permit while that is held up, and gives it back once `meanwhile` is over.
    private void whileHeldUp(Event event, Event meanwhile) throws Exception {
        CountDownLatch mayEnd = new CountDownLatch(1);
        FutureTask<Boolean> holding = new FutureTask<>(() -> {
            permit.inject(mayEnd::await);
            return true;
        });
        awaitWaiting(Thread.ofPlatform().daemon().start(holding));
        Background sending = Background.start(event);
        awaitWaiting(sending.thread());
        try {
            meanwhile.send();
        } finally {
            mayEnd.countDown();
            sending.join();
        }
    }

    /// Something to do.
    @FunctionalInterface
    private interface Event {
        void send() throws Exception;
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        new Patience(Bench.SOON).until("a thread to wait", () -> thread.getState() == Thread.State.WAITING);
    }

    @Test
    void write_a_press_into_the_ledger_before_it_is_sent() throws Exception {
        whileHeldUp(() -> hands.pressKey(permit, KEY_A), () -> {
            assertThat(hands.heldKeys()).containsExactly(KEY_A);
            assertThat(witness.since(start)).isEmpty();
        });
    }

    @Test
    void let_go_also_while_an_event_under_way_does_not_end() throws Exception {
        hands.pressKey(permit, KEY_A);
        whileHeldUp(() -> hands.move(permit, 5, 5), () -> {
            Background.start(hands::letGo);
            new Patience(Bench.SOON)
                    .until("the release", () -> bench.display().heldInput().isEmpty());
        });
    }

    @Test
    void release_again_what_the_server_put_down_after_the_release() throws Exception {
        XLibraries libraries = XLibraries.load();
        Optional<String> name = Optional.of(bench.display().name());
        XConnection events = XConnection.open(libraries, name);
        XConnection releases = XConnection.open(libraries, name);
        // While another client has grabbed the server, it takes the releases and lets the events wait.
        events.carryOut(display -> libraries.tst().XTestGrabControl(display, 0));
        releases.carryOut(display -> libraries.tst().XTestGrabControl(display, 1));
        try (Hands overtaken = new Hands(libraries, events, releases)) {
            Background pressing;
            Background lettingGo;
            try (XConnection locker = XConnection.open(libraries, name)) {
                locker.carryOut(
                        display -> Function.getFunction("X11", "XGrabServer").invoke(new Object[] {display}));
                pressing = Background.start(() -> overtaken.pressKey(permit, KEY_A));
                new Patience(Bench.SOON).until("the press to be under way", pressing::isInXlib);
                lettingGo = Background.start(overtaken::letGo);
                new Patience(Bench.SOON).until("the release", lettingGo::isOverOrWaiting);
            }
            pressing.join();
            lettingGo.join();

            assertThat(bench.display().heldInput()).isEmpty();
            assertThat(overtaken.heldKeys()).isEmpty();
        }
    }

    /// Something done on a thread of its own.
    private record Background(Thread thread, FutureTask<Boolean> task) {
        static Background start(Event event) {
            FutureTask<Boolean> task = new FutureTask<>(() -> {
                event.send();
                return true;
            });
            return new Background(Thread.ofPlatform().daemon().start(task), task);
        }

        boolean isInXlib() {
            return Arrays.stream(thread.getStackTrace())
                    .anyMatch(frame -> frame.getMethodName().equals("XSync"));
        }

        boolean isOverOrWaiting() {
            return task.isDone() || thread.getState() == Thread.State.WAITING;
        }

        void join() throws Exception {
            task.get(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void have_each_event_done_by_the_server_when_they_return() throws Exception {
        for (int x = 0; x < 200; x++) {
            hands.move(permit, x, 2 * x);
            assertThat(bench.mouse().place()).isEqualTo(new Mouse.Place(x, 2 * x));
        }
    }

    @Test
    void clamp_moves_to_the_screen() throws Exception {
        hands.move(permit, -50, 5000);
        assertThat(bench.mouse().place()).isEqualTo(new Mouse.Place(0, 699));
        assertThat(List.of(witness.since(start).getLast().kind())).containsExactly(RawInput.Kind.MOTION);
    }
}

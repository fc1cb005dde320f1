package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whatever ends an action, nothing stays down, and nothing but releases follows.
class LetGoTest {
    private Bench bench;
    private RawInputWitness witness;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open();
        witness = RawInputWitness.open(bench.display());
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void releases_keys_and_buttons_from_another_thread() throws Exception {
        bench.keyboard().hold(List.of(NamedKey.CONTROL, NamedKey.SHIFT), bench.permit());
        bench.mouse().press(Button.LEFT, bench.permit());
        assertThat(bench.display().heldInput()).hasSize(3);
        Thread other = Thread.ofPlatform().start(bench.desktop()::letGo);
        other.join();
        witness.assertNothingHeld();
        assertThat(bench.desktop().heldKeys()).isEmpty();
    }

    @Test
    void releases_everything_when_the_desktop_is_closed() throws Exception {
        bench.keyboard().hold(List.of(NamedKey.SUPER), bench.permit());
        bench.mouse().press(Button.RIGHT, bench.permit());
        bench.desktop().close();
        bench.desktop().close();
        witness.assertNothingHeld();
    }

    @Test
    void lets_nothing_but_releases_follow_a_stop_in_the_middle_of_a_text() throws Exception {
        stopInTheMiddle(permit -> bench.keyboard().type("Hello, wörld! 世界 ".repeat(60), permit, new Progress()), 30);
    }

    @Test
    void lets_nothing_but_releases_follow_a_stop_in_the_middle_of_a_drag() throws Exception {
        stopInTheMiddle(permit -> bench.mouse().dragTo(new Mouse.Place(900, 600), permit, new Progress()), 5);
    }

    @Test
    void lets_nothing_but_releases_follow_a_stop_in_the_middle_of_a_scroll() throws Exception {
        stopInTheMiddle(permit -> bench.mouse().turn(Wheel.DOWN, 100, permit, new Progress()), 10);
    }

    @Test
    void lets_no_event_pass_once_the_permit_is_gone() throws Exception {
        Permit permit = new Permit();
        permit.revoke(bench.desktop()::letGo);
        Mark stopped = witness.mark();
        assertThatThrownBy(() -> bench.keyboard().type("no", permit, new Progress()))
                .isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> bench.mouse().click(Button.LEFT, 1, permit)).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> bench.mouse().move(new Mouse.Place(3, 3), permit))
                .isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> bench.keyboard().hold(List.of(NamedKey.CONTROL), permit))
                .isInstanceOf(Revoked.class);
        assertThat(witness.since(stopped)).isEmpty();
        assertThat(bench.desktop().heldKeys()).isEmpty();
    }

    @Test
    void an_interrupt_in_the_middle_leaves_nothing_down_and_stays_set() throws Exception {
        FutureTask<Boolean> typing = new FutureTask<>(() -> {
            try {
                bench.keyboard().type("Ä".repeat(400), bench.permit(), new Progress());
                return false;
            } catch (Revoked interrupted) {
                return Thread.currentThread().isInterrupted();
            }
        });
        Thread thread = Thread.ofPlatform().start(typing);
        witness.awaitEvent(new Mark(0), event -> event.kind().isPress(), Bench.SOON);
        thread.interrupt();
        assertThat(typing.get(10, TimeUnit.SECONDS)).isTrue();
        witness.assertNothingHeld();
    }

    @Test
    void who_lets_go_of_leftovers_releases_what_a_killed_program_left_down() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Program victim = bench.display()
                .start(
                        java.toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HoldsAndWaits.class.getName(),
                        bench.display().name());
        new Patience(Bench.SOON).until("keys to be down", () -> victim.stdout().contains("holding"));
        victim.close();
        assertThat(bench.display().heldInput()).hasSize(2);
        assertThat(bench.display()
                        .run("xprop", "-root", "_DESKHAND_LENT_KEYCODES")
                        .text())
                .contains("=");
        bench.desktop().letGoOfLeftovers();
        assertThat(bench.display().heldInput()).isEmpty();
        assertThat(bench.display().run("xmodmap", "-pke").text()).doesNotContain("U4E16");
        assertThat(bench.display()
                        .run("xprop", "-root", "_DESKHAND_LENT_KEYCODES")
                        .text())
                .doesNotContain("=");
    }

    /// One action that goes on for a while.
    private interface Action {
        void run(Permit permit) throws X11Exception, Revoked;
    }

    private void stopInTheMiddle(Action action, int events) throws Exception {
        Permit permit = new Permit();
        FutureTask<Boolean> running = new FutureTask<>(() -> {
            try {
                action.run(permit);
                return false;
            } catch (Revoked revoked) {
                return true;
            }
        });
        Thread.ofPlatform().start(running);
        new Patience(Bench.SOON)
                .until("the action to be in its middle", () -> witness.events().size() >= events);
        permit.revoke(bench.desktop()::letGo);
        Mark stopped = witness.mark();
        assertThat(running.get(10, TimeUnit.SECONDS)).isTrue();
        assertThat(witness.since(stopped)).allMatch(event -> event.kind().isRelease(), "is a release");
        witness.assertNothingHeld();
    }
}

package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What keeps typed text from being inverted, where the run is stopped or the server hangs meanwhile.
class CapsLockTest {
    private final Permit permit = new Permit();
    private Bench bench;
    private Hands hands;
    private CapsLock capsLock;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open();
        XLibraries libraries = XLibraries.load();
        Optional<String> name = Optional.of(bench.display().name());
        XConnection input = XConnection.open(libraries, name);
        XConnection releases = XConnection.open(libraries, name);
        releases.neverGiveUp();
        hands = new Hands(libraries, input, releases);
        capsLock = new CapsLock(libraries, hands, input, releases);
        bench.display().run("xdotool", "key", "Caps_Lock");
    }

    @AfterEach
    void close() throws Exception {
        bench.display().thaw();
        hands.close();
        bench.close();
    }

    @Test
    void is_lifted_and_set_again() throws Exception {
        capsLock.lift(permit);
        assertThat(isOn()).isFalse();

        capsLock.restore();
        assertThat(isOn()).isTrue();
    }

    @Test
    void is_not_lifted_once_the_permit_is_gone() throws Exception {
        permit.revoke(() -> {});

        assertThatThrownBy(() -> capsLock.lift(permit)).isInstanceOf(Revoked.class);

        assertThat(isOn()).isTrue();
    }

    @Test
    void keeps_nobody_who_types_where_the_server_hangs() throws Exception {
        bench.display().freeze();

        assertThat(failure(() -> capsLock.lift(permit))).isEqualTo(Reason.SILENT);
    }

    @Test
    void is_set_again_by_whoever_lets_go_where_the_server_hung_meanwhile() throws Exception {
        capsLock.lift(permit);
        bench.display().freeze();
        assertThat(failure(capsLock::restore)).isEqualTo(Reason.SILENT);
        bench.display().thaw();

        capsLock.letGo();

        assertThat(isOn()).isTrue();
    }

    /// One thing to do.
    @FunctionalInterface
    private interface Attempt {
        void make() throws X11Exception, Revoked;
    }

    /// On a thread of its own: one that hangs for ever must fail this test, not stop it.
    private static Reason failure(Attempt attempt) throws Exception {
        FutureTask<Reason> failure = new FutureTask<>(() -> {
            try {
                attempt.make();
                throw new AssertionError("did not fail");
            } catch (X11Exception e) {
                return e.reason();
            }
        });
        Thread.ofPlatform().daemon().start(failure);
        return failure.get(30, TimeUnit.SECONDS);
    }

    private boolean isOn() throws InterruptedException {
        return bench.display().run("xset", "q").text().matches("(?s).*Caps Lock:\\s+on.*");
    }
}

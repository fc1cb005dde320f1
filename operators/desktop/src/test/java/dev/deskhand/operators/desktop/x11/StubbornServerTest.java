package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Function;
import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.operator.Revoked;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Servers that serve somebody else, or nobody for a while.
class StubbornServerTest {
    private Bench bench;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open();
    }

    @AfterEach
    void close() throws Exception {
        bench.display().thaw();
        bench.close();
    }

    @Test
    void a_server_another_client_has_grabbed_serves_us_still() throws Exception {
        XLibraries libraries = XLibraries.load();
        try (XConnection locker =
                XConnection.open(libraries, Optional.of(bench.display().name()))) {
            locker.carryOut(
                    display -> Function.getFunction("X11", "XGrabServer").invoke(new Object[] {display}));
            bench.keyboard().hold(List.of(NamedKey.CONTROL), bench.permit());
            bench.mouse().move(new Mouse.Place(40, 50), bench.permit());
            assertThat(bench.mouse().place()).isEqualTo(new Mouse.Place(40, 50));
            bench.desktop().eyes().read(new Area(0, 0, 10, 10), new int[100]);
            bench.desktop().letGo();
        }
        assertThat(bench.display().heldInput()).isEmpty();
    }

    @Test
    void a_server_that_hangs_keeps_nobody_from_stopping_and_finds_the_releases_when_it_wakes() throws Exception {
        bench.keyboard().hold(List.of(NamedKey.CONTROL), bench.permit());
        bench.display().freeze();
        FutureTask<Boolean> typing = new FutureTask<>(() -> {
            try {
                bench.mouse().click(Button.LEFT, 1, bench.permit());
                return false;
            } catch (Revoked stopped) {
                return true;
            }
        });
        Thread.ofPlatform().daemon().start(typing);
        long start = System.nanoTime();
        bench.permit().revoke(bench.desktop()::letGo);
        assertThat(millisSince(start)).isLessThan(1000);
        bench.display().thaw();
        assertThat(typing.get(20, TimeUnit.SECONDS)).isTrue();
        bench.desktop().letGo();
        assertThat(bench.display().heldInput()).isEmpty();
    }

    @Test
    void a_server_that_hangs_keeps_nobody_from_closing() throws Exception {
        bench.keyboard().hold(List.of(NamedKey.CONTROL), bench.permit());
        bench.display().freeze();
        long start = System.nanoTime();
        bench.desktop().close();
        assertThat(millisSince(start)).isLessThan(1500);
    }

    private static long millisSince(long start) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}

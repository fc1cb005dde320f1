package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import dev.deskhand.testkit.display.Patience;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// The server ends while we are connected. That this JVM lives to say so is part of the test.
class LostServerTest {
    @Test
    void is_a_typed_failure_of_every_call() throws Exception {
        Bench bench = Bench.open();
        X11Desktop desktop = bench.desktop();
        desktop.eyes().read(new Area(0, 0, 100, 100), new int[10_000]);
        desktop.keyboard().hold(List.of(NamedKey.CONTROL), bench.permit());
        bench.display().close();

        assertThat(reasonOf(() -> desktop.eyes().read(new Area(0, 0, 100, 100), new int[10_000])))
                .isEqualTo(Reason.LOST);
        assertThat(reasonOf(() -> desktop.mouse().move(new Mouse.Place(1, 1), bench.permit())))
                .isEqualTo(Reason.LOST);
        assertThat(reasonOf(() -> desktop.keyboard().type("x", bench.permit(), new Progress())))
                .isEqualTo(Reason.LOST);
        assertThat(reasonOf(() -> desktop.monitors().list())).isEqualTo(Reason.LOST);
        desktop.letGo();
        desktop.close();
        desktop.close();
        assertThat(reasonOf(() -> desktop.mouse().place())).isIn(Reason.LOST, Reason.CLOSED);
    }

    @Test
    void ends_the_stop_key_with_a_word() throws Exception {
        Bench bench = Bench.open();
        CompletableFuture<Throwable> lost = new CompletableFuture<>();
        try (StopKey watching = StopKey.watch(Optional.of(bench.display().name()), () -> {}, lost::complete)) {
            assertThat(watching).isNotNull();
            bench.display().close();
            assertThat(lost.get(20, TimeUnit.SECONDS))
                    .isInstanceOfSatisfying(
                            X11Exception.class,
                            gone -> assertThat(gone.reason()).isEqualTo(Reason.LOST));
        }
        bench.close();
    }

    @Test
    void a_stop_stays_a_stop_where_the_release_after_it_fails() throws Exception {
        Bench bench = Bench.open();
        FutureTask<Boolean> pressing = new FutureTask<>(() -> {
            bench.mouse().longPress(Button.LEFT, Duration.ofHours(1), bench.permit());
            return true;
        });
        Thread.ofPlatform().daemon().start(pressing);
        new Patience(Bench.SOON)
                .until("the press", () -> !bench.display().heldInput().isEmpty());
        bench.display().close();

        bench.permit().revoke(() -> {});

        assertThatThrownBy(() -> pressing.get(20, TimeUnit.SECONDS)).hasCauseInstanceOf(Revoked.class);
        bench.close();
    }

    @Test
    void leaves_other_servers_alone() throws Exception {
        try (Bench lasting = Bench.open()) {
            Bench lost = Bench.open();
            lost.display().close();
            assertThat(reasonOf(() -> lost.desktop().monitors().list())).isEqualTo(Reason.LOST);
            lost.close();
            assertThat(lasting.desktop().monitors().list()).hasSize(1);
            lasting.mouse().move(new Mouse.Place(5, 6), lasting.permit());
            assertThat(lasting.mouse().place()).isEqualTo(new Mouse.Place(5, 6));
        }
    }

    @Test
    void a_display_that_is_not_there_is_a_typed_failure() {
        assertThat(reasonOf(() -> X11Desktop.open(Optional.of(":64999")))).isEqualTo(Reason.NO_DISPLAY);
    }

    private static Reason reasonOf(ThrowingCallable call) {
        return catchThrowableOfType(X11Exception.class, call).reason();
    }
}

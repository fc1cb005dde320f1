package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How every operator stops: nothing but releases once its permit is taken back, and nothing held afterwards.
public abstract class OperatorStopContract extends OnStage {
    /// Far more than the law allows for one stop: a busy machine is no defect. The law itself is measured elsewhere.
    private static final Duration AT_ONCE = Duration.ofSeconds(2);

    private final Executor runThread =
            task -> Thread.ofPlatform().daemon().name("run").start(task);

    /// Actions that take longer than any stop, and that press something at once.
    static Stream<Action> longActions() {
        return Stream.of(
                new Action.Type("a".repeat(20_000), null),
                new Action.Type("aB".repeat(10_000), Target.at(0.5, 0.5)),
                new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.LONG));
    }

    @Test
    protected void without_a_permit_nothing_is_injected_and_nothing_is_seen() throws Exception {
        BoundAction click = bind(look(), click(0.5, 0.5));
        BoundAction type = bind(look(), new Action.Type("text", null));
        permit.revoke(operator::letGo);
        assertThat(operator.perform(type, permit)).isInstanceOf(Outcome.NotRun.class);
        assertThat(operator.perform(click, permit)).isInstanceOf(Outcome.NotRun.class);
        assertThatThrownBy(this::look).isInstanceOf(Revoked.class);
        assertThat(stage.touches()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("longActions")
    protected void once_the_permit_is_taken_back_only_releases_follow(Action action) throws Exception {
        BoundAction bound = bind(look(), action);
        CompletableFuture<Outcome> outcome =
                CompletableFuture.supplyAsync(() -> operator.perform(bound, permit), runThread);
        stage.awaitTouch(Touch::isPress, SOON);
        permit.revoke(operator::letGo);
        stage.forget();
        Outcome.Interrupted interrupted = (Outcome.Interrupted) outcome.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(interrupted.done()).isLessThan(interrupted.of());
        assertThat(stage.touches()).noneMatch(Touch::isPress);
        assertThat(stage.isAnythingHeld()).isFalse();
    }

    @Test
    protected void a_wait_ends_with_the_permit() throws Exception {
        BoundAction wait = bind(look(), new Action.Wait(Action.Wait.LONGEST));
        CompletableFuture<Outcome> outcome =
                CompletableFuture.supplyAsync(() -> operator.perform(wait, permit), runThread);
        assertThat(outcome).isNotDone();
        permit.revoke(operator::letGo);
        // It may not have been begun yet.
        assertThat(outcome.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS))
                .isInstanceOfAny(Outcome.Interrupted.class, Outcome.NotRun.class);
    }

    @Test
    protected void a_held_key_is_let_go_from_any_thread_and_twice() throws Exception {
        assertDone(perform(CTRL));
        assertThat(stage.isAnythingHeld()).isTrue();
        CompletableFuture.runAsync(operator::letGo, runThread).get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(stage.isAnythingHeld()).isFalse();
        operator.letGo();
        assertThat(stage.isAnythingHeld()).isFalse();
    }

    @Test
    protected void letting_go_does_not_wait_for_an_action() throws Exception {
        BoundAction press = bind(look(), new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.LONG));
        CompletableFuture<Outcome> outcome =
                CompletableFuture.supplyAsync(() -> operator.perform(press, permit), runThread);
        stage.awaitTouch(Touch::isPress, SOON);
        operator.letGo();
        assertThat(stage.isAnythingHeld()).isFalse();
        outcome.get(SOON.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Test
    protected void a_new_permit_acts_again_after_a_stop() throws Exception {
        permit.revoke(operator::letGo);
        permit = new Permit();
        assertDone(perform(click(0.5, 0.5)));
        assertThat(stage.touches()).hasSize(2);
    }
}

package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.testkit.witness.Edge;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What every operator sees, does and refuses. What it must leave off when its permit is taken back is
/// [OperatorStopContract]'s.
public abstract class OperatorContract extends OnStage {
    /// An action that a run answers itself.
    private static final Action LOOK = new Action.Simple(ActionKind.SCREENSHOT);

    @Test
    protected void it_is_ready_and_sees_a_screen_with_a_size() throws Exception {
        assertThat(operator.readiness().isReady()).isTrue();
        Frame frame = look();
        assertThat(frame.pixels()).hasSize((int) frame.size().area());
        assertThat(look().id().value()).isGreaterThan(frame.id().value());
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,0", "0,1", "1,1", "0.5,0.25"})
    protected void it_clicks_exactly_there(double x, double y) throws Exception {
        Frame frame = look();
        BoundAction click = bind(frame, click(x, y));
        FramePixel at = new FramePixel(
                Math.min((int) (x * frame.size().width()), frame.size().width() - 1),
                Math.min((int) (y * frame.size().height()), frame.size().height() - 1));
        assertDone(operator.perform(click, permit));
        assertThat(stage.touches()).containsExactly(button(Edge.PRESS, 1, at), button(Edge.RELEASE, 1, at));
    }

    @Test
    protected void it_drags_from_one_place_to_another() throws Exception {
        BoundAction drag = bind(look(), new Action.Drag(Target.at(0.25, 0.25), Target.at(0.75, 0.5)));
        assertDone(operator.perform(drag, permit));
        List<FramePixel> places = drag.pixels();
        assertThat(stage.touches())
                .containsExactly(button(Edge.PRESS, 1, places.getFirst()), button(Edge.RELEASE, 1, places.getLast()));
    }

    @Test
    protected void it_releases_every_key_it_has_typed_with() throws Exception {
        assertDone(perform(new Action.Type("Hello, World!\n", null)));
        assertThat(stage.touches().stream().filter(Touch::isPress).count()).isGreaterThanOrEqualTo(14);
        assertThat(stage.isAnythingHeld()).isFalse();
    }

    @Test
    protected void a_batch_acts_in_order_on_one_look() throws Exception {
        List<BoundAction> batch = bindAll(look(), click(0.2, 0.2), click(0.8, 0.8));
        for (BoundAction action : batch) {
            assertDone(operator.perform(action, permit));
        }
        assertThat(stage.touches().stream().filter(Touch::isPress))
                .extracting(Touch::at)
                .isEqualTo(batch.stream()
                        .flatMap(action -> action.pixels().stream())
                        .toList());
    }

    @Test
    protected void what_of_a_batch_needs_no_operator_is_missed_by_none() throws Exception {
        List<BoundAction> batch = bindAll(look(), LOOK, click(0.2, 0.2), LOOK, click(0.8, 0.8));
        assertDone(operator.perform(batch.get(1), permit));
        assertDone(operator.perform(batch.get(3), permit));
        stage.forget();
        for (BoundAction action : batch) {
            assertRefused(operator.perform(action, permit), Refusal.Reason.SPENT);
        }
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void what_has_changed_under_the_target_is_not_clicked_where_the_batch_began_without_the_operator()
            throws Exception {
        BoundAction click = bindAll(look(), LOOK, click(0.5, 0.5)).getLast();
        stage.change(click.pixels().getFirst());
        stage.forget();
        assertRefused(operator.perform(click, permit), Refusal.Reason.CHANGED);
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void a_look_is_spent_by_the_first_batch() throws Exception {
        Frame frame = look();
        assertDone(operator.perform(bind(frame, click(0.2, 0.2)), permit));
        stage.forget();
        assertRefused(operator.perform(bind(frame, click(0.4, 0.4)), permit), Refusal.Reason.SPENT);
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void a_look_is_stale_after_the_next() throws Exception {
        Frame old = look();
        look();
        assertRefused(operator.perform(bind(old, click(0.4, 0.4)), permit), Refusal.Reason.STALE);
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void a_look_of_somebody_else_is_refused_whatever_its_number() throws Exception {
        Frame own = look();
        for (long number : List.of(own.id().value(), own.id().value() + 1)) {
            Frame foreign = new Frame(
                    new FrameId(number), own.bounds(), own.pixels(), own.tiles(), own.restless(), own.takenAt());
            assertRefused(operator.perform(bind(foreign, click(0.4, 0.4)), permit), Refusal.Reason.REPLACED);
        }
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void what_has_changed_under_the_target_since_the_look_is_not_clicked() throws Exception {
        BoundAction click = bind(look(), click(0.5, 0.5));
        stage.change(click.pixels().getFirst());
        stage.forget();
        assertRefused(operator.perform(click, permit), Refusal.Reason.CHANGED);
        assertThat(stage.touches()).isEmpty();
    }

    @Test
    protected void what_has_changed_far_from_the_target_is_no_reason_to_refuse() throws Exception {
        BoundAction click = bind(look(), click(0.1, 0.1));
        stage.change(bind(look(), click(0.9, 0.9)).pixels().getFirst());
        BoundAction again = bind(look(), click(0.1, 0.1));
        stage.change(new FramePixel(
                click.frame().size().width() / 2, click.frame().size().height() - 60));
        assertDone(operator.perform(again, permit));
    }

    @Test
    protected void what_it_cannot_do_it_refuses() throws Exception {
        Action beyond = Stream.of(
                        new Action.Navigate("https://example.org/"),
                        new Action.OpenApp("files"),
                        new Action.Simple(ActionKind.PRESS_HOME))
                .filter(action -> !operator.actions().has(action.kind()))
                .findFirst()
                .orElseGet(() -> Assumptions.abort("this operator can do everything"));
        assertRefused(perform(beyond), Refusal.Reason.UNSUPPORTED);
    }

    @Test
    protected void it_closes_twice_lets_go_and_never_acts_again() throws Exception {
        assertDone(perform(CTRL));
        BoundAction later = bind(look(), click(0.5, 0.5));
        stage.forget();
        operator.close();
        operator.close();
        assertThat(stage.isAnythingHeld()).isFalse();
        assertThat(operator.perform(later, new Permit())).isNotInstanceOf(Outcome.Done.class);
        assertThatThrownBy(this::look).isInstanceOf(AgentException.class);
        assertThat(stage.touches()).noneMatch(Touch::isPress);
    }

    private static Touch button(Edge edge, int button, FramePixel at) {
        return new Touch(edge, Touch.Means.BUTTON, button, at);
    }
}

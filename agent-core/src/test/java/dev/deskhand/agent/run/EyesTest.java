package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import java.time.Clock;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class EyesTest {
    private final RunControl control = new RunControl();

    /// Fails so often, then sees.
    private static final class ShakyOperator implements Operator {
        private final Operator paper = new PaperOperator(Rehearsal.SIZE, Clock.systemUTC());
        private final AgentFailure failure;
        private final int failures;
        private int looks;

        ShakyOperator(int failures, AgentFailure failure) {
            this.failures = failures;
            this.failure = failure;
        }

        @Override
        public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws AgentException, Revoked {
            looks++;
            if (looks <= failures) {
                throw new AgentException(failure);
            }
            return paper.look(settle, permit, candidate);
        }

        @Override
        public String name() {
            return "shaky";
        }

        @Override
        public ActionSpace actions() {
            return paper.actions();
        }

        @Override
        public Readiness readiness() {
            return Readiness.READY;
        }

        @Override
        public Outcome perform(BoundAction action, Permit permit) {
            return paper.perform(action, permit);
        }

        @Override
        public void letGo() {}

        @Override
        public void close() {}
    }

    private Eyes.Seen look(Operator operator) throws Exception {
        try (OperatorThread thread = new OperatorThread(control, "r");
                PictureAhead ahead = new PictureAhead(
                        (frame, spec) -> new Picture(frame.id(), frame.size(), spec.format(), new byte[1]),
                        Rehearsal.family(5).picture(),
                        "r")) {
            return new Eyes(operator, thread, ahead).look(Settle.AT_ONCE, control.permit());
        }
    }

    @Test
    void look_again_where_a_look_fails_and_the_next_may_not() throws Exception {
        ShakyOperator shaky = new ShakyOperator(2, new AgentFailure.NotAnswering("screen"));

        Eyes.Seen seen = look(shaky);

        assertThat(shaky.looks).isEqualTo(3);
        assertThat(seen.picture().frame()).isEqualTo(seen.frame().id());
    }

    @Test
    void give_up_after_five_looks() {
        ShakyOperator shaky = new ShakyOperator(99, new AgentFailure.ScreenLost("shaky"));

        assertThatThrownBy(() -> look(shaky)).isInstanceOf(AgentException.class);
        assertThat(shaky.looks).isEqualTo(5);
    }

    @Test
    void do_not_look_again_for_a_part_that_is_not_there() {
        ShakyOperator shaky = new ShakyOperator(99, new AgentFailure.PartMissing(Part.DISPLAY));

        assertThatThrownBy(() -> look(shaky)).isInstanceOf(AgentException.class);
        assertThat(shaky.looks).isEqualTo(1);
    }

    @Test
    void are_closed_by_a_stop_between_two_looks() {
        ShakyOperator shaky = new ShakyOperator(99, new AgentFailure.ScreenLost("shaky"));
        control.stop();

        assertThatThrownBy(() -> look(shaky)).isInstanceOf(Revoked.class);
    }
}

package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/// The frame of an operator's contract tests: one stage for each test.
abstract class OnStage {
    static final Duration SOON = Duration.ofSeconds(30);
    static final Action CTRL = new Action.Press(KeyChord.parse("ctrl"));

    Stage stage;
    Operator operator;
    Permit permit = new Permit();

    /// Opens a stage whose operator is to be tested.
    protected abstract Stage open() throws AgentException, InterruptedException;

    @BeforeEach
    void openStage() throws AgentException, InterruptedException {
        stage = open();
        operator = stage.operator();
    }

    @AfterEach
    void closeStage() {
        stage.close();
    }

    Frame look() throws AgentException, Revoked {
        return operator.look(Settle.AT_ONCE, permit, _ -> {});
    }

    /// Performs an action that stands alone, on a fresh look.
    Outcome perform(Action action) throws AgentException, Revoked {
        return operator.perform(bind(look(), action), permit);
    }

    static BoundAction bind(Frame frame, Action action) {
        return bindAll(frame, action).getFirst();
    }

    static List<BoundAction> bindAll(Frame frame, Action... actions) {
        return BoundAction.batch(frame, List.of(actions)).stream()
                .map(BoundAction.class::cast)
                .toList();
    }

    static Action click(double x, double y) {
        return new Action.Click(Target.at(x, y), Action.Click.Variety.LEFT);
    }

    static void assertRefused(Outcome outcome, Refusal.Reason reason) {
        assertThat(outcome).isEqualTo(new Outcome.Refused(Refusal.because(reason)));
    }

    static void assertDone(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Done.class);
    }
}

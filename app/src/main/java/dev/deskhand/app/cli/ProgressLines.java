package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.app.wording.ActionWords;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.wording.FaultWords;
import dev.deskhand.app.wording.OutcomeWords;
import dev.deskhand.app.wording.UsageWords;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Tells a person on stderr how a run goes on: step, tokens, thought, action, outcome; and at its end what
/// it took.
final class ProgressLines implements Consumer<AgentEvent> {
    private final Scene scene;
    private final ActionWords actions;
    private final OutcomeWords outcomes;
    private final FailureWords failures;
    private final FaultWords faults;
    private final UsageWords usages;

    private AgentEvent.@Nullable TokensUsed last;

    ProgressLines(Scene scene) {
        this.scene = scene;
        this.actions = new ActionWords(scene.texts());
        this.outcomes = new OutcomeWords(scene.texts());
        this.failures = new FailureWords(scene.texts());
        this.faults = new FaultWords(scene.texts());
        this.usages = new UsageWords(scene.texts());
    }

    @Override
    public void accept(AgentEvent event) {
        switch (event) {
            case AgentEvent.RunStarted _ -> scene.tell("cli.progress.started");
            case AgentEvent.Look look -> scene.tell("cli.progress.step", look.step());
            case AgentEvent.Thought thought -> indented(thought.text());
            case AgentEvent.Reply reply -> reply.faults().forEach(fault -> indented(faults.of(fault)));
            case AgentEvent.ActionChosen chosen ->
                indented("→ " + actions.of(chosen.action(), chosen.points()).line());
            case AgentEvent.ActionOutcome what ->
                indented("  " + outcomes.of(what.outcome()).line());
            case AgentEvent.ModelAttempt attempt -> attempt(attempt);
            case AgentEvent.Hint _ -> indented(scene.texts().text("note.hint"));
            case AgentEvent.Steered steered -> indented(steered.text());
            case AgentEvent.Asked asked -> indented(asked.question());
            case AgentEvent.Answered _ -> {} // a person is there to answer in the window alone
            case AgentEvent.Paused _ -> scene.tell("cli.progress.paused");
            case AgentEvent.Resumed _ -> scene.tell("cli.progress.resumed");
            case AgentEvent.UserTookOver _ -> scene.tell("cli.progress.user_took_over");
            case AgentEvent.TokensUsed used -> used(used);
            case AgentEvent.RunEnded _ -> ended();
            case AgentEvent.Superseded _ -> {}
        }
    }

    /// Nothing is said where nothing is counted, such as without a model.
    private void used(AgentEvent.TokensUsed used) {
        if (used.run().total() > 0) {
            last = used;
            indented(usages.turn(used));
        }
    }

    private void ended() {
        if (last != null) {
            scene.terminal().tell(usages.run(last));
        }
    }

    private void attempt(AgentEvent.ModelAttempt attempt) {
        @Nullable Duration retryIn = attempt.retryIn();
        if (retryIn != null) { // else it is what the run ends with, and said there
            indented(failures.cause(attempt.failure()));
            indented(scene.texts().text("cli.progress.retry", Math.max(1, retryIn.toSeconds())));
        }
    }

    private void indented(String text) {
        text.lines().forEach(line -> scene.terminal().tell("  " + line));
    }
}

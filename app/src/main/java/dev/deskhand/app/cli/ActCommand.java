package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Binding;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.event.ActionJson;
import dev.deskhand.agent.event.OutcomeJson;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.wording.ActionWords;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.wording.FaultWords;
import dev.deskhand.app.wording.OutcomeWords;
import dev.deskhand.app.workbench.Hold;
import dev.deskhand.app.workbench.Screens;
import dev.deskhand.app.workbench.Workbench;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Takes one look and does what is asked for on it, in thousandths of the display.
final class ActCommand implements Command {
    /// The side of the grid thousandths are counted on: of no display, so that the text is read before one is opened.
    private static final Size GRID = new Size(1000, 1000);

    private final Scene scene;
    private final Workbench workbench;
    private final ScreenDecoder screens;

    ActCommand(Scene scene, Workbench workbench, ScreenDecoder screens) {
        this.scene = scene;
        this.workbench = workbench;
        this.screens = screens;
    }

    @Override
    public Shape shape() {
        return new Shape("act", List.of(Option.OPERATOR, Option.DISPLAY, Option.JSON, Option.SERVICE), "ACTION");
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting, AgentException {
        ScreenDecoder.requireDesktop(said);
        Action action = action(said.operand().orElse(""));
        DisplayChoice display = screens.display(said);
        AtomicReference<@Nullable AgentFailure> lost = new AtomicReference<>();
        ExitStatus status = act(action, display, said.has(Option.JSON) ? Telling.JSON : Telling.WORDS, lost);
        AgentFailure why = lost.get();
        if (status == ExitStatus.STOPPED && why != null) {
            throw new AgentException(why); // it was not the person
        }
        return status;
    }

    /// @param lost where the reason is left when the stop key can no longer be heard, which stops the action
    private ExitStatus act(
            Action action, DisplayChoice display, Telling telling, AtomicReference<@Nullable AgentFailure> lost)
            throws BadSetting, AgentException {
        Permit permit = new Permit();
        Runnable stop = () -> permit.revoke(() -> {});
        try (Signals.Word _ = scene.signals().onStop(stop);
                Hold _ = workbench.takeScreen();
                Screens.Watch _ = workbench.parts().screens().watchStopKey(stop, why -> {
                    lost.set(why);
                    stop.run();
                });
                Operator operator = workbench.parts().screens().open(display)) {
            return perform(action, operator, permit, telling);
        } catch (Revoked e) {
            return ExitStatus.STOPPED;
        }
    }

    /// How outcomes are printed.
    private enum Telling {
        JSON,
        WORDS
    }

    private Action action(String text) throws Misuse {
        if (text.isBlank()) {
            throw new Misuse("cli.misuse.no_action");
        }
        Reply reply = workbench.parts().reader().read(text, CoordinateSpace.Grid.THOUSANDTHS, GRID);
        if (!reply.faults().isEmpty()) {
            throw new Misuse(
                    "cli.misuse.bad_action",
                    new FaultWords(scene.texts()).of(reply.faults().getFirst()));
        }
        if (reply.actions().size() > 1) {
            throw new Misuse("cli.misuse.more_actions", reply.actions().size());
        }
        Action action = reply.actions().getFirst();
        if (action.endsTheRun()) {
            throw new Misuse("cli.misuse.action_of_a_run", action.kind().wireName());
        }
        return action;
    }

    /// Whatever is held is let go when the operator is closed.
    private ExitStatus perform(Action action, Operator operator, Permit permit, Telling telling)
            throws AgentException, Revoked {
        var frame = operator.look(Settle.AT_ONCE, permit, candidate -> {});
        Binding binding = BoundAction.batch(frame, List.of(action)).getFirst();
        Outcome outcome = switch (binding) {
            case BoundAction bound -> operator.perform(bound, permit);
            case Binding.Unbindable unbindable -> new Outcome.Refused(unbindable.refusal());
        };
        tell(binding, outcome, telling);
        if (outcome instanceof Outcome.Failed(var failure)) {
            scene.terminal().tell(new FailureWords(scene.texts()).advice(failure));
        }
        if (outcome.isDone()) {
            return ExitStatus.FINISHED;
        }
        return permit.isRevoked() ? ExitStatus.STOPPED : ExitStatus.FAILED;
    }

    private void tell(Binding binding, Outcome outcome, Telling telling) {
        List<ScreenPixel> points = binding instanceof BoundAction bound ? bound.points() : List.of();
        switch (telling) {
            case JSON -> scene.terminal().json(json(binding.action(), outcome));
            case WORDS -> scene.terminal().result(words(binding.action(), points, outcome));
        }
    }

    private String words(Action action, List<ScreenPixel> points, Outcome outcome) {
        return scene.texts()
                .text(
                        "cli.act.line",
                        new ActionWords(scene.texts()).of(action, points).line(),
                        new OutcomeWords(scene.texts()).of(outcome).line());
    }

    private static String json(Action action, Outcome outcome) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("action", ActionJson.write(action));
        json.set("outcome", OutcomeJson.write(outcome));
        return JsonLine.write(json);
    }
}

package dev.deskhand.benchmarks;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.journal.Journal;
import dev.deskhand.models.ModelEndpoint;
import dev.deskhand.models.Models;
import dev.deskhand.operators.desktop.DesktopOperators;
import dev.deskhand.operators.desktop.DisplayChoice;
import dev.deskhand.operators.desktop.OwnBar;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;

/// One run of the real parts, each with a stopwatch on it.
record StepRun(VirtualDisplay display, URI model, Stopwatch stopwatch) {
    private static final String FAMILY = "ui-tars-1.5";

    /// Takes exactly so many steps.
    void take(int turns) throws AgentException, IOException {
        Clock clock = Clock.systemUTC();
        try (TemporaryFolder folder = new TemporaryFolder();
                Journal journal = Journal.open(folder.path());
                Operator operator = DesktopOperators.of(display.name()).open(new DisplayChoice.Only(), OwnBar.NONE);
                VisionModel asked = Models.openAiCompatible(new ModelEndpoint(model, "instant", null), clock)) {
            RunOrder order = new RunOrder(
                    "step-benchmark", "Click.", "instant", "English", new Limits(turns, Duration.ofHours(1), null));
            AgentEvent.RunEnded end = new AgentLoop(
                            parts(operator, asked), new RunControl(), journal, new EventStream(), clock)
                    .run(order);
            if (end.reason() != EndReason.STEPS) {
                throw new IllegalStateException("the run ended early: " + end);
            }
        }
    }

    private RunParts parts(Operator operator, VisionModel asked) {
        Family family = Families.builtIn().find(FAMILY).orElseThrow();
        return new RunParts(
                new TimedOperator(operator, stopwatch),
                new TimedModel(asked, stopwatch),
                family,
                new TimedEncoder(PictureEncoders.best(), stopwatch),
                new TextReplyReader());
    }
}

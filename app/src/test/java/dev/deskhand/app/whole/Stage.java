package dev.deskhand.app.whole;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Speech;
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
import dev.deskhand.models.ApiKey;
import dev.deskhand.models.ModelEndpoint;
import dev.deskhand.models.Models;
import dev.deskhand.models.Sampling;
import dev.deskhand.models.Timeouts;
import dev.deskhand.operators.desktop.DesktopOperators;
import dev.deskhand.operators.desktop.DisplayChoice;
import dev.deskhand.operators.desktop.OwnBar;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A run of the real parts on a screen of its own, with a stand-in for the model.
final class Stage implements AutoCloseable {
    static final String RUN = "run-1";
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /// A hanging call is to hang long enough to be stopped; a stall is to be noticed before a test times out.
    private static final Timeouts IMPATIENT =
            new Timeouts(Duration.ofSeconds(5), LIMIT, Duration.ofSeconds(2), LIMIT, LIMIT);

    final StandInModel standIn;
    final RunControl control = new RunControl();
    final Journal journal;
    final Operator operator;
    private final VisionModel model;
    private final Family family;
    private Limits limits = Limits.DEFAULT;

    Stage(VirtualDisplay display, Path folder, String family, Answerer answerer) throws AgentException {
        this.family = Families.builtIn().find(family).orElseThrow();
        Speech.Protocol protocol = this.family.speech().protocol();
        this.standIn = StandInModel.open(protocol, answerer);
        this.journal = Journal.open(folder);
        this.operator = DesktopOperators.of(display.name()).open(new DisplayChoice.Only(), OwnBar.NONE);
        this.model = Models.speaking(
                protocol,
                new ModelEndpoint(standIn.baseUrl(), "stand-in", new ApiKey("k"), IMPATIENT, Sampling.STEADY),
                Clock.systemUTC());
    }

    Stage within(Limits others) {
        limits = others;
        return this;
    }

    AgentEvent.RunEnded run(String instruction) {
        RunParts parts = new RunParts(operator, model, family, PictureEncoders.best(), new TextReplyReader());
        return new AgentLoop(parts, control, journal, new EventStream(), Clock.systemUTC())
                .run(new RunOrder(RUN, instruction, "stand-in", "English", limits));
    }

    /// Runs on a thread of its own. One that does not come to its end fails the test that waits for it.
    CompletableFuture<AgentEvent.RunEnded> start(String instruction) {
        CompletableFuture<AgentEvent.RunEnded> ended = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> ended.complete(run(instruction)));
        return ended.orTimeout(100, TimeUnit.SECONDS);
    }

    boolean has(String type) {
        try {
            return journal.events(RUN).stream().anyMatch(event -> event.type().equals(type));
        } catch (AgentException e) {
            throw new AssertionError(e);
        }
    }

    void awaitEvent(String type) throws InterruptedException {
        new Patience(LIMIT).until("the event " + type, () -> has(type));
    }

    @Override
    public void close() {
        operator.close();
        model.close();
        journal.close();
        standIn.close();
    }
}

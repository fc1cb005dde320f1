package dev.deskhand.models;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.testkit.model.StandInModel;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/// A run on paper over a real connection: all of it is real but the screen, the journal and the provider.
final class PaperRun {
    final RunControl control = new RunControl(RunControl.Questions.ANSWERED);
    private final Events events = new Events();
    private final Speech.Protocol protocol;
    private final Operator operator;

    PaperRun(Speech.Protocol protocol, Operator operator) {
        this.protocol = protocol;
        this.operator = operator;
    }

    /// Keeps events in memory, and no pictures.
    private static final class Events implements Recorder {
        private final List<AgentEvent> all = new CopyOnWriteArrayList<>();

        @Override
        public void record(List<AgentEvent> events) {
            all.addAll(events);
        }

        @Override
        public Optional<PictureRef> keep(String run, int step, Picture picture) {
            return Optional.empty();
        }
    }

    AgentEvent.RunEnded run(StandInModel there) {
        try (VisionModel model = Speaking.model(protocol, there.baseUrl())) {
            var parts = new RunParts(
                    operator, model, Speaking.family(protocol), PictureEncoders.best(), new TextReplyReader());
            return new AgentLoop(parts, control, events, new EventStream(), Clock.systemUTC())
                    .run(new RunOrder("r1", "Hit every target.", "seer", "English", Limits.DEFAULT));
        }
    }

    /// Runs on a thread of its own: the common ones are what the HTTP client works with.
    CompletableFuture<AgentEvent.RunEnded> start(StandInModel there) {
        CompletableFuture<AgentEvent.RunEnded> ended = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> ended.complete(run(there)));
        return ended.orTimeout(60, TimeUnit.SECONDS);
    }

    /// What was recorded of that kind, so far.
    <E extends AgentEvent> List<E> recorded(Class<E> type) {
        return events.all.stream().filter(type::isInstance).map(type::cast).toList();
    }
}

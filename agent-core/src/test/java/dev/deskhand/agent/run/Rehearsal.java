package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.reply.ReplyReader;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A stage for runs on paper: everything of the loop is real but the model, the screen and the journal.
final class Rehearsal {
    static final Size SIZE = new Size(320, 240);

    RunControl control = new RunControl();
    final EventStream stream = new EventStream();
    final MemoryRecorder recorder = new MemoryRecorder();
    Operator operator = new PaperOperator(SIZE, Clock.systemUTC());
    Limits limits = Limits.DEFAULT;
    PictureEncoder encoder =
            (frame, spec) -> new Picture(frame.id(), frame.size(), spec.format(), new byte[] {1, 2, 3});

    @Nullable
    Price price;

    /// Keeps events in memory.
    static final class MemoryRecorder implements Recorder {
        final List<AgentEvent> events = new ArrayList<>();
        final List<List<String>> together = new ArrayList<>();
        final List<String> pictures = new ArrayList<>();

        @Override
        public synchronized void record(List<AgentEvent> recorded) {
            events.addAll(recorded);
            together.add(recorded.stream().map(AgentEvent::type).toList());
        }

        @Override
        public synchronized Optional<PictureRef> keep(String run, int step, Picture picture) {
            String file = run + "/" + step + ".png";
            pictures.add(file);
            return Optional.of(new PictureRef(file, picture.size(), picture.format(), picture.bytes().length));
        }

        synchronized List<AgentEvent> events() {
            return List.copyOf(events);
        }

        synchronized <E extends AgentEvent> List<E> of(Class<E> type) {
            return events.stream().filter(type::isInstance).map(type::cast).toList();
        }

        synchronized List<String> types() {
            return events.stream().map(AgentEvent::type).toList();
        }
    }

    static Family family(int picturesKept) {
        PictureSpec spec = new PictureSpec(new PictureSpec.UpTo(1_000_000), Picture.Format.PNG, 85, 1 << 20);
        ActionSpace all = new ActionSpace(EnumSet.allOf(ActionKind.class));
        return new Family(
                new Family.Label("paper", "Paper", List.of()),
                new Prompt("", "Do this: "),
                new Family.Sight(spec, CoordinateSpace.Grid.THOUSANDTHS, picturesKept),
                new Speech(Speech.Protocol.CHAT, Speech.Form.LINES, Set.of()),
                all);
    }

    /// Reads `click 500 500; type hello; key ctrl s; wait 3; finished done; user why`, or `?` for a faulty call.
    static Reply read(String text, CoordinateSpace space, Size sent) {
        List<Action> actions = new ArrayList<>();
        List<ReplyFault> faults = new ArrayList<>();
        for (String call : text.split(";", -1)) {
            String[] words = call.strip().split(" ", 2);
            if (words[0].equals("?")) {
                faults.add(new ReplyFault(ReplyFault.Kind.UNKNOWN_ACTION, "no such action", actions.size()));
            } else {
                actions.add(action(words[0], words.length > 1 ? words[1] : ""));
            }
        }
        return new Reply("thinking", "", actions, faults);
    }

    private static Action action(String verb, String rest) {
        return switch (verb) {
            case "click" -> new Action.Click(target(rest), Action.Click.Variety.LEFT);
            case "type" -> new Action.Type(rest, null);
            case "key" -> new Action.Hotkey(KeyChord.parse(rest));
            case "scroll" -> new Action.Scroll(null, Direction.DOWN, null);
            case "wait" -> new Action.Wait(Duration.ofSeconds(Long.parseLong(rest)));
            case "finished" -> new Action.Finished(rest);
            case "user" -> new Action.CallUser(rest);
            default -> throw new IllegalArgumentException("no such verb on stage: " + verb);
        };
    }

    private static Target target(String words) {
        String[] numbers = words.split(" ", -1);
        return Target.at(Double.parseDouble(numbers[0]) / 1000, Double.parseDouble(numbers[1]) / 1000);
    }

    AgentEvent.RunEnded run(VisionModel model) {
        return run(model, family(5));
    }

    AgentEvent.RunEnded run(VisionModel model, Family family) {
        return run(model, family, Rehearsal::read);
    }

    AgentEvent.RunEnded run(VisionModel model, Family family, ReplyReader reader) {
        RunParts parts = new RunParts(operator, model, family, encoder, reader);
        AgentLoop loop = new AgentLoop(parts, control, recorder, stream, Clock.systemUTC());
        return loop.run(new RunOrder("r1", "do it", "paper-model", "English", limits, price));
    }

    /// Runs on a thread of its own, as the window and the command line do. One that does not come to its
    /// end fails the test that waits for it.
    CompletableFuture<AgentEvent.RunEnded> start(VisionModel model) {
        return start(model, Rehearsal::read);
    }

    CompletableFuture<AgentEvent.RunEnded> start(VisionModel model, ReplyReader reader) {
        CompletableFuture<AgentEvent.RunEnded> ended = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> ended.complete(run(model, family(5), reader)));
        return ended.orTimeout(20, TimeUnit.SECONDS);
    }

    /// Waits until an event of that type was recorded.
    void await(String type) {
        await(() -> recorder.types().contains(type));
    }

    static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain");
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    static AgentException failing(AgentFailure failure) {
        return new AgentException(failure);
    }
}

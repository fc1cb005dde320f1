package dev.deskhand.agent.event;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes an event of the fields of a line of a version we know.
final class EventReader {
    /// The longest id of an event or a run, in characters.
    private static final int ID_TEXT = 200;

    /// The longest list, of whatever.
    private static final int MOST_ITEMS = 100_000;

    private final Fields line;

    private EventReader(Fields line) {
        this.line = line;
    }

    static Optional<AgentEvent> read(Fields line) throws UnknownWord {
        EventHead head = new EventHead(
                line.text("id", ID_TEXT),
                line.whole("seq", 1, Long.MAX_VALUE),
                line.instant("at"),
                line.text("run", ID_TEXT));
        return new EventReader(line).read(head);
    }

    private Optional<AgentEvent> read(EventHead head) throws UnknownWord {
        return Optional.ofNullable(
                switch (Words.kind(line, "type")) {
                    case "run_started" -> runStarted(head);
                    case "look" -> look(head);
                    case "thought" -> new AgentEvent.Thought(head, step(), line.text("text", Texts.FREE));
                    case "reply" -> new AgentEvent.Reply(head, step(), line.text("text", Texts.FREE), faults());
                    case "action" -> action(head);
                    case "outcome" ->
                        new AgentEvent.ActionOutcome(head, step(), index(), OutcomeJson.read(line.object("outcome")));
                    case "usage" -> new AgentEvent.TokensUsed(head, step(), usage("turn"), usage("total"), cost());
                    case "model_attempt" -> attempt(head);
                    case "hint" -> new AgentEvent.Hint(head, step(), line.text("text", Texts.FREE));
                    case "steered" -> new AgentEvent.Steered(head, line.text("text", Texts.FREE));
                    case "superseded" -> new AgentEvent.Superseded(head, step());
                    case "asked" -> new AgentEvent.Asked(head, step(), line.text("question", Texts.FREE));
                    case "answered" -> new AgentEvent.Answered(head, step(), Words.read(line, "answer", Answer.class));
                    case "paused" -> new AgentEvent.Paused(head);
                    case "resumed" -> new AgentEvent.Resumed(head);
                    case "user_took_over" -> new AgentEvent.UserTookOver(head);
                    case "run_ended" -> runEnded(head);
                    default -> null;
                });
    }

    private int step() {
        return whole(line, "step", 1);
    }

    private int index() {
        return whole(line, "index", 0);
    }

    private static int whole(Fields json, String name, int least) {
        return (int) json.whole(name, least, Integer.MAX_VALUE);
    }

    private FrameId frame() {
        return new FrameId(line.whole("frame", Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private AgentEvent runStarted(EventHead head) {
        return new AgentEvent.RunStarted(
                head,
                line.text("instruction", Texts.FREE),
                line.text("operator", Texts.NAME),
                line.text("model", Texts.NAME),
                line.text("family", Texts.NAME),
                whole(line, "max_steps", 0));
    }

    private AgentEvent look(EventHead head) throws UnknownWord {
        Fields bounds = line.object("bounds");
        ScreenRect rect = new ScreenRect(coordinate(bounds, "x"), coordinate(bounds, "y"), size(bounds));
        PictureRef picture = line.has("picture") ? picture(line.object("picture")) : null;
        return new AgentEvent.Look(head, step(), frame(), rect, picture);
    }

    private static PictureRef picture(Fields picture) throws UnknownWord {
        return new PictureRef(
                picture.text("file", Texts.NAME),
                size(picture),
                Words.read(picture, "format", Picture.Format.class),
                picture.whole("bytes", 0, Long.MAX_VALUE));
    }

    private static Size size(Fields json) {
        return new Size(
                (int) json.whole("width", 1, Size.LARGEST_SIDE), (int) json.whole("height", 1, Size.LARGEST_SIDE));
    }

    private static int coordinate(Fields json, String axis) {
        return (int) json.whole(axis, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private List<ReplyFault> faults() throws UnknownWord {
        List<ReplyFault> faults = new ArrayList<>();
        for (Fields fault : line.objects("faults", MOST_ITEMS)) {
            ReplyFault.Kind kind = Words.read(fault, "kind", ReplyFault.Kind.class, ReplyFault.Kind::wireName);
            faults.add(new ReplyFault(kind, fault.text("message", Texts.FREE), whole(fault, "after", 0)));
        }
        return faults;
    }

    private AgentEvent action(EventHead head) throws UnknownWord {
        List<ScreenPixel> points = new ArrayList<>();
        for (Fields point : line.objects("points", MOST_ITEMS)) {
            points.add(new ScreenPixel(coordinate(point, "x"), coordinate(point, "y")));
        }
        return new AgentEvent.ActionChosen(head, step(), index(), frame(), action(), points);
    }

    private Action action() throws UnknownWord {
        Fields action = line.object("action");
        Words.read(action, "action", ActionKind.class, ActionKind::wireName);
        return ActionDecoder.decode(action);
    }

    private Usage usage(String field) {
        Fields tokens = line.object(field);
        return new Usage(
                tokens.whole("input_tokens", 0, Long.MAX_VALUE),
                tokens.whole("output_tokens", 0, Long.MAX_VALUE),
                tokens.whole("cached_tokens", 0, Long.MAX_VALUE));
    }

    /// Records of earlier versions have none.
    private @Nullable Cost cost() {
        if (!line.has("cost")) {
            return null;
        }
        Fields cost = line.object("cost");
        String currency = cost.text("currency", Texts.NAME);
        if (!Money.isCurrency(currency)) {
            throw cost.bad("currency", "must be a code such as USD");
        }
        return new Cost(new Money(cost.decimal("turn"), currency), new Money(cost.decimal("total"), currency));
    }

    private AgentEvent attempt(EventHead head) throws UnknownWord {
        return new AgentEvent.ModelAttempt(
                head,
                step(),
                whole(line, "attempt", 1),
                FailureJson.read(line.object("failure")),
                line.secondsOrNull("retry_in"));
    }

    private AgentEvent runEnded(EventHead head) throws UnknownWord {
        EndReason reason = Words.read(line, "reason", EndReason.class, EndReason::wireName);
        AgentFailure failure = line.has("failure") ? FailureJson.read(line.object("failure")) : null;
        return new AgentEvent.RunEnded(
                head,
                reason,
                line.truth("verified"),
                line.text("message", Texts.FREE),
                failure,
                whole(line, "steps", 0),
                line.seconds("time"));
    }
}

package dev.deskhand.agent.event;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Box;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// At least one event, outcome, failure and action of every kind there is.
final class EventSamples {
    static final EventHead HEAD = new EventHead("e-1", 7, Instant.parse("2026-03-01T10:15:30.123456789Z"), "run-1");
    static final FrameId FRAME = new FrameId(17);

    private static final Target POINT = Target.at(0.25, 1.0e-5);
    private static final Target BOX = Target.in(new Box(new Fraction(0.1, 0.2), new Fraction(0.3, 0.4)));

    private EventSamples() {}

    static List<AgentEvent> all() {
        List<AgentEvent> all = new ArrayList<>(plain());
        outcomes().forEach(outcome -> all.add(new AgentEvent.ActionOutcome(HEAD, 3, 1, outcome)));
        failures()
                .forEach(failure -> all.add(new AgentEvent.ModelAttempt(HEAD, 3, 2, failure, Duration.ofMillis(1500))));
        actions().forEach(action -> all.add(chosen(action)));
        for (EndReason reason : EndReason.values()) {
            all.add(new AgentEvent.RunEnded(HEAD, reason, false, "", null, 9, Duration.ofSeconds(61)));
        }
        return all;
    }

    static AgentEvent.ActionChosen chosen(Action action) {
        return new AgentEvent.ActionChosen(HEAD, 3, 0, FRAME, action, List.of(new ScreenPixel(-5, 12)));
    }

    private static List<AgentEvent> plain() {
        ScreenRect bounds = new ScreenRect(-1920, 0, new Size(1920, 1080));
        PictureRef picture = new PictureRef("run-1/3.jpg", new Size(1280, 720), Picture.Format.JPEG, 81_234);
        Usage usage = new Usage(1000, 20, 900);
        return List.of(
                new AgentEvent.RunStarted(HEAD, "Write \"Hällo\" 🙂\n", "desktop", "ui-tars", "ui-tars-1.5", 100),
                new AgentEvent.Look(HEAD, 3, FRAME, bounds, picture),
                new AgentEvent.Look(HEAD, 3, FRAME, bounds, null),
                new AgentEvent.Thought(HEAD, 3, "The field is empty."),
                new AgentEvent.Reply(HEAD, 3, "Action: wait()", faults()),
                new AgentEvent.Reply(HEAD, 3, "", List.of()),
                new AgentEvent.TokensUsed(HEAD, 3, usage, usage.plus(usage), null),
                new AgentEvent.TokensUsed(HEAD, 3, usage, usage.plus(usage), cost("0.000000000001", "1234567890.25")),
                new AgentEvent.ModelAttempt(HEAD, 3, 1, new AgentFailure.ModelBusy(503, null), null),
                new AgentEvent.Hint(HEAD, 3, "Nothing changes."),
                new AgentEvent.Steered(HEAD, "Use the other window"),
                new AgentEvent.Superseded(HEAD, 3),
                new AgentEvent.Asked(HEAD, 3, "May I?"),
                new AgentEvent.Answered(HEAD, 3, Answer.DENIED),
                new AgentEvent.Paused(HEAD),
                new AgentEvent.Resumed(HEAD),
                new AgentEvent.UserTookOver(HEAD),
                new AgentEvent.RunEnded(
                        HEAD,
                        EndReason.FAILED,
                        true,
                        "Sorry",
                        new AgentFailure.ScreenLost("desktop"),
                        9,
                        Duration.ofNanos(1)));
    }

    private static Cost cost(String turn, String run) {
        return new Cost(new Money(new BigDecimal(turn), "USD"), new Money(new BigDecimal(run), "USD"));
    }

    private static List<ReplyFault> faults() {
        return Arrays.stream(ReplyFault.Kind.values())
                .map(kind -> new ReplyFault(kind, "Say it again.", 2))
                .toList();
    }

    static List<Outcome> outcomes() {
        List<Outcome> all = new ArrayList<>(List.of(
                new Outcome.Interrupted(3, 12),
                new Outcome.Unknown(),
                new Outcome.Refused(new Refusal(Refusal.Reason.UNKNOWN_KEY, "hyper"))));
        Stream.of(Change.values()).map(Outcome.Done::new).forEach(all::add);
        Stream.of(Outcome.NotRun.Why.values()).map(Outcome.NotRun::new).forEach(all::add);
        Stream.of(Refusal.Reason.values())
                .map(Refusal::because)
                .map(Outcome.Refused::new)
                .forEach(all::add);
        failures().stream().map(Outcome.Failed::new).forEach(all::add);
        return all;
    }

    static List<AgentFailure> failures() {
        List<AgentFailure> all = new ArrayList<>(List.of(
                new AgentFailure.ModelBusy(429, Duration.ofSeconds(30)),
                new AgentFailure.ModelBusy(500, null),
                new AgentFailure.RetryTooFarOff(Duration.ofMinutes(10)),
                new AgentFailure.ScreenLost("desktop"),
                new AgentFailure.ScreenTaken("run-2"),
                new AgentFailure.PartMissing(Part.XTEST),
                new AgentFailure.InputFailed("key"),
                new AgentFailure.NotAnswering("encoder"),
                new AgentFailure.OwnFault("IllegalStateException at Pointer:41"),
                new AgentFailure.PictureImpossible("too small")));
        Stream.of(AgentFailure.ModelUnreachable.Obstacle.values())
                .map(obstacle -> new AgentFailure.ModelUnreachable("https://host:1234", obstacle))
                .forEach(all::add);
        Stream.of(AgentFailure.ModelSilent.Phase.values())
                .map(phase -> new AgentFailure.ModelSilent(phase, Duration.ofSeconds(121)))
                .forEach(all::add);
        Stream.of(AgentFailure.ModelGarbled.Flaw.values())
                .map(AgentFailure.ModelGarbled::new)
                .forEach(all::add);
        Stream.of(AgentFailure.ModelRefused.Ground.values())
                .map(ground -> new AgentFailure.ModelRefused(403, ground))
                .forEach(all::add);
        Stream.of(AgentFailure.RecorderBroken.Hindrance.values())
                .map(hindrance -> new AgentFailure.RecorderBroken(hindrance, "/home/ada/journal"))
                .forEach(all::add);
        return all;
    }

    static List<Action> actions() {
        List<Action> all = new ArrayList<>(List.of(
                new Action.MouseMove(POINT),
                new Action.MouseDown(null),
                new Action.MouseDown(BOX),
                new Action.MouseUp(null),
                new Action.MouseUp(POINT),
                new Action.Drag(BOX, POINT),
                new Action.Drag(POINT, BOX),
                new Action.Swipe(BOX, BOX),
                new Action.Type("a\tb\n\n", null),
                new Action.Type("x", BOX),
                new Action.Hotkey(KeyChord.parse("ctrl + shift +")),
                new Action.Press(KeyChord.parse("page down")),
                new Action.Release(KeyChord.parse("a")),
                new Action.Wait(null),
                new Action.Wait(Duration.ofMillis(2500)),
                new Action.Finished("done"),
                new Action.CallUser(""),
                new Action.Navigate("https://example.org/?q=1"),
                new Action.OpenApp("Text Editor")));
        Stream.of(Action.Click.Variety.values())
                .map(variety -> new Action.Click(POINT, variety))
                .forEach(all::add);
        Stream.of(Direction.values())
                .flatMap(way -> Stream.of(new Action.Scroll(null, way, null), new Action.Scroll(BOX, way, 7)))
                .forEach(all::add);
        Stream.of(
                        ActionKind.SCREENSHOT,
                        ActionKind.NAVIGATE_BACK,
                        ActionKind.OPEN_COMPUTER,
                        ActionKind.PRESS_HOME,
                        ActionKind.PRESS_BACK)
                .map(Action.Simple::new)
                .forEach(all::add);
        return all;
    }
}

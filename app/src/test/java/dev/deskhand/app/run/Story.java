package dev.deskhand.app.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tells what happens in a run, event by event, to whoever listens. Times and numbers are always the same.
public final class Story {
    public static final Instant START = Instant.parse("2026-03-02T09:00:00Z");
    public static final Size SCREEN = new Size(1280, 800);

    private final String run;
    private final Consumer<StreamItem> listener;
    private final List<AgentEvent> told = new ArrayList<>();
    private long seq;
    private int step;
    private int index;
    private boolean isPriced;

    public Story(String run, Consumer<StreamItem> listener) {
        this.run = run;
        this.listener = listener;
    }

    /// Everything told so far, without the pieces.
    public List<AgentEvent> told() {
        return List.copyOf(told);
    }

    private Story tell(Function<EventHead, AgentEvent> fact) {
        seq++;
        AgentEvent event = fact.apply(new EventHead(run + "-" + seq, seq, START.plusSeconds(seq), run));
        told.add(event);
        listener.accept(new StreamItem.Recorded(event));
        return this;
    }

    public Story starts(String instruction) {
        return tell(
                head -> new AgentEvent.RunStarted(head, instruction, "desktop", "ui-tars-1.5-7b", "ui-tars-1.5", 100));
    }

    public Story looks() {
        return looks(new ScreenRect(0, 0, SCREEN));
    }

    public Story looks(ScreenRect bounds) {
        step++;
        index = 0;
        PictureRef picture = new PictureRef(run + "/" + step + ".png", SCREEN, Picture.Format.PNG, 1000);
        return tell(head -> new AgentEvent.Look(head, step, new FrameId(step), bounds, picture));
    }

    public Story looksWithoutPicture() {
        step++;
        index = 0;
        return tell(head -> new AgentEvent.Look(head, step, new FrameId(step), new ScreenRect(0, 0, SCREEN), null));
    }

    public Story streams(String piece) {
        listener.accept(new StreamItem.Piece(run, step, piece));
        return this;
    }

    public Story thinks(String thought) {
        tell(head -> new AgentEvent.TokensUsed(
                head, step, new Usage(4000, 100, 0), new Usage(4000L * step, 100L * step, 0), cost()));
        tell(head -> new AgentEvent.Thought(head, step, thought));
        return tell(head -> new AgentEvent.Reply(head, step, "Thought: " + thought, List.of()));
    }

    /// From now on it is known what tokens cost: three dollars for a million in, fifteen for a million out.
    public Story isPriced() {
        isPriced = true;
        return this;
    }

    private @Nullable Cost cost() {
        BigDecimal turn = new BigDecimal("0.0135");
        BigDecimal run = turn.multiply(BigDecimal.valueOf(step));
        return isPriced ? new Cost(new Money(turn, "USD"), new Money(run, "USD")) : null;
    }

    public Story answersUnreadably(String fault) {
        return tell(head ->
                new AgentEvent.Reply(head, step, "?", List.of(new ReplyFault(ReplyFault.Kind.NO_ACTION, fault, 0))));
    }

    public Story begins(Action action, ScreenPixel... points) {
        int now = index++;
        return tell(head -> new AgentEvent.ActionChosen(head, step, now, new FrameId(step), action, List.of(points)));
    }

    public Story ends(Outcome outcome) {
        return tell(head -> new AgentEvent.ActionOutcome(head, step, index - 1, outcome));
    }

    public Story does(Action action, ScreenPixel... points) {
        return begins(action, points).ends(new Outcome.Done(Change.UNKNOWN));
    }

    public Story fails(AgentFailure failure, @Nullable Duration retryIn) {
        return tell(head -> new AgentEvent.ModelAttempt(head, step, 1, failure, retryIn));
    }

    public Story isTold(String words) {
        return tell(head -> new AgentEvent.Steered(head, words));
    }

    public Story asks(String question) {
        return tell(head -> new AgentEvent.Asked(head, step, question));
    }

    public Story isAnswered(Answer answer) {
        return tell(head -> new AgentEvent.Answered(head, step, answer));
    }

    public Story isHinted() {
        return tell(head -> new AgentEvent.Hint(head, step, "try something else"));
    }

    public Story isSuperseded() {
        return tell(head -> new AgentEvent.Superseded(head, step));
    }

    public Story pauses() {
        return tell(AgentEvent.Paused::new);
    }

    public Story resumes() {
        return tell(AgentEvent.Resumed::new);
    }

    public Story isTakenOver() {
        return tell(AgentEvent.UserTookOver::new);
    }

    public Story ends(EndReason reason) {
        return ends(reason, "", null);
    }

    /// Stopped while the model was thinking.
    public Story isBrokenOff() {
        return tell(head ->
                new AgentEvent.RunEnded(head, EndReason.STOPPED, false, "", null, step - 1, Duration.ofSeconds(42)));
    }

    public Story endsVerified(String message) {
        return tell(head ->
                new AgentEvent.RunEnded(head, EndReason.FINISHED, true, message, null, step, Duration.ofSeconds(42)));
    }

    public Story ends(EndReason reason, String message, @Nullable AgentFailure failure) {
        return tell(
                head -> new AgentEvent.RunEnded(head, reason, false, message, failure, step, Duration.ofSeconds(42)));
    }
}

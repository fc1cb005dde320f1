package dev.deskhand.agent.event;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One fact about a run, in the order it became true. The recorded log of these is the only source of truth: the
/// window, the history, the report and the command line are folds of it. Steps count from 1.
public sealed interface AgentEvent {
    EventHead head();

    /// The name in the log and in output.
    default String type() {
        return EventTypes.of(this);
    }

    record RunStarted(EventHead head, String instruction, String operator, String model, String family, int maxSteps)
            implements AgentEvent {}

    /// A frame was taken.
    ///
    /// @param picture null where there was no room to keep it
    record Look(
            EventHead head,
            int step,
            FrameId frame,
            ScreenRect bounds,
            @Nullable PictureRef picture) implements AgentEvent {}

    record Thought(EventHead head, int step, String text) implements AgentEvent {}

    /// A whole answer came in.
    ///
    /// @param text the answer as it came
    record Reply(EventHead head, int step, String text, List<ReplyFault> faults) implements AgentEvent {
        public Reply {
            faults = List.copyOf(faults);
        }
    }

    /// Recorded before the action is performed.
    ///
    /// @param index the action's place in its reply, from 0
    /// @param points where it acts, in global physical pixels
    record ActionChosen(EventHead head, int step, int index, FrameId frame, Action action, List<ScreenPixel> points)
            implements AgentEvent {
        public ActionChosen {
            points = List.copyOf(points);
        }
    }

    /// What became of the action of the same step and index. A `Done` says `UNKNOWN` here: what changed is seen with
    /// the next look.
    record ActionOutcome(EventHead head, int step, int index, Outcome outcome) implements AgentEvent {}

    /// What an answer took, as its provider counted.
    ///
    /// @param cost in money; null where the price is not known
    record TokensUsed(
            EventHead head,
            int step,
            Usage turn,
            Usage run,
            @Nullable Cost cost) implements AgentEvent {}

    /// A call of the model that went wrong.
    ///
    /// @param attempt counts the calls of this turn from 1
    /// @param retryIn how long until the next; null where there is none
    record ModelAttempt(
            EventHead head,
            int step,
            int attempt,
            AgentFailure failure,
            @Nullable Duration retryIn) implements AgentEvent {}

    /// The model was told that it makes no headway.
    record Hint(EventHead head, int step, String text) implements AgentEvent {}

    /// The person said something while the run went on.
    record Steered(EventHead head, String text) implements AgentEvent {}

    /// A turn was dropped before its answer was acted on.
    record Superseded(EventHead head, int step) implements AgentEvent {}

    /// A person is to decide something. An answer names the question by this event's id.
    record Asked(EventHead head, int step, String question) implements AgentEvent {}

    record Answered(EventHead head, int step, Answer answer) implements AgentEvent {}

    record Paused(EventHead head) implements AgentEvent {}

    record Resumed(EventHead head) implements AgentEvent {}

    record UserTookOver(EventHead head) implements AgentEvent {}

    /// The last event of a run.
    ///
    /// @param verified whether the program itself witnessed that the work is done
    /// @param message what the model said at the end; empty where it said nothing
    /// @param failure what went wrong; null unless the reason is `FAILED`
    record RunEnded(
            EventHead head,
            EndReason reason,
            boolean verified,
            String message,
            @Nullable AgentFailure failure,
            int steps,
            Duration time)
            implements AgentEvent {}
}

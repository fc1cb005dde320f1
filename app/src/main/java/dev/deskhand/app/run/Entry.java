package dev.deskhand.app.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.ScreenPixel;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One thing in the transcript of a run.
public sealed interface Entry {
    /// The step it belongs to; 0 before the first.
    int step();

    /// What the person wants.
    record Wish(String text) implements Entry {
        @Override
        public int step() {
            return 0;
        }
    }

    /// An answer that is still streaming in.
    ///
    /// @param raw all of it so far, as it came
    record Thinking(int step, String raw) implements Entry {}

    record Thought(int step, String text) implements Entry {}

    /// An action, and what became of it.
    ///
    /// @param index its place in its reply, from 0
    /// @param outcome null while it is being performed
    record Act(
            int step,
            int index,
            Action action,
            List<ScreenPixel> points,
            @Nullable Outcome outcome) implements Entry {
        public Act {
            points = List.copyOf(points);
        }

        Act with(Outcome became) {
            return new Act(step, index, action, points, became);
        }
    }

    /// The person said something to the model, on their own or because they were asked.
    record Told(int step, String text) implements Entry {}

    /// The person said something that the model will hear with its next look.
    record Waiting(int step, String text) implements Entry {}

    /// The run asked the person something.
    ///
    /// @param id what an answer names it by
    record Question(int step, String id, String text) implements Entry {}

    /// A call of the model went wrong.
    ///
    /// @param retryIn how long until the next
    record Trouble(int step, AgentFailure failure, Duration retryIn) implements Entry {}

    /// Parts of an answer could not be understood; the model is told.
    record Unread(int step, List<ReplyFault> faults) implements Entry {
        public Unread {
            faults = List.copyOf(faults);
        }
    }

    record Note(int step, Kind kind) implements Entry {
        /// What is noted.
        public enum Kind {
            /// The model was told that it makes no headway.
            HINT,
            PAUSED,
            RESUMED,
            TOOK_OVER,
            ALLOWED,
            DENIED,
            /// The window fell behind and what it missed could not be read.
            MISSING
        }
    }
}

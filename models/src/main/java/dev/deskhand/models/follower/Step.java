package dev.deskhand.models.follower;

import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// One thing the instruction asks for.
sealed interface Step {
    /// Types a text as it stands.
    record Type(String text) implements Step {}

    /// Presses keys together.
    record Press(KeyChord keys) implements Step {
        private static final Set<String> OF_CLOSING =
                Set.of("ctrl", "control", "cmd", "command", "meta", "super", "win");

        /// Whether windows close at them, and what is still at work in them with it.
        boolean isToClose() {
            List<String> names = keys.names();
            String last = names.getLast();
            return (last.equals("f4") && names.contains("alt"))
                    || ((last.equals("w") || last.equals("q")) && names.stream().anyMatch(OF_CLOSING::contains));
        }
    }

    record Wait(Duration time) implements Step {}

    /// Gives what was done time to show; of no instruction's making.
    record Patience(Reason reason) implements Step {
        /// Why it is given.
        enum Reason {
            NOTHING_CHANGED,
            CLOSING
        }
    }

    record Scroll(Direction direction, int notches) implements Step {}

    /// Ends the work, whatever stands behind it.
    record Finish() implements Step {}

    /// Is about something on the screen, which cannot be seen here.
    record Unseen(String words) implements Step {}

    /// Presses what no key is called.
    record NoKey(String words) implements Step {}

    /// Could not be taken apart.
    record Unread(String words) implements Step {}

    /// Whether it is so little clear that nothing should be begun before the person has said what is meant.
    default boolean isUnclear() {
        return this instanceof NoKey || this instanceof Unread;
    }
}

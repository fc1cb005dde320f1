package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.KeyChord;
import java.time.Duration;
import java.util.Collections;
import java.util.List;

/// What calls mean that press keys.
final class Pressing {
    private static final int MOST_TIMES = 100;

    private Pressing() {}

    /// Strokes, as often as is said; or one that lasts, where it is said how long.
    static List<Action> strokes(Asked asked) throws CallFault {
        KeyChord keys = keys(asked);
        Arguments arguments = asked.arguments();
        Duration time = Details.time(arguments.named(Role.TIME));
        if (time != null) {
            return List.of(new Action.Press(keys), new Action.Wait(time), new Action.Release(keys));
        }
        Integer times = Details.count(arguments.named(Role.REPEAT), MOST_TIMES);
        return Collections.nCopies(times == null ? 1 : times, new Action.Hotkey(keys));
    }

    static KeyChord keys(Asked asked) throws CallFault {
        Arguments arguments = asked.arguments();
        return Details.keys(arguments
                .named(Role.KEY)
                .or(() -> arguments.named(Role.CONTENT))
                .orElseGet(() -> String.join(" ", arguments.positional())));
    }
}

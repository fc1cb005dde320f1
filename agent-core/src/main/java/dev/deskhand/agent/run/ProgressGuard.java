package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.TileHashes;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/// Notices that a run makes no headway: the same kind of action at the same place on the same screen, again and again
/// within the last steps, also when other actions lie between.
final class ProgressGuard {
    static final int WINDOW = 12;
    static final int HINT_AT = 3;
    static final int STOP_AT = 5;

    /// Within this much of the frame two places are the same.
    private static final double SAME_PLACE = 0.01;

    private final Deque<Step> steps = new ArrayDeque<>();

    /// What the guard finds.
    enum Finding {
        HEADWAY,
        HINT,
        NO_HEADWAY
    }

    private record Step(Screen screen, List<Action> actions) {}

    private record Screen(TileHashes tiles, BitSet restless) {
        boolean isSameAs(Screen other) {
            BitSet changed = tiles.changedFrom(other.tiles);
            changed.andNot(restless);
            changed.andNot(other.restless);
            return changed.isEmpty();
        }
    }

    /// Judges the actions of a reply before they are performed.
    Finding judge(Frame frame, List<Action> actions) {
        Step now = new Step(new Screen(frame.tiles(), frame.restless()), List.copyOf(actions));
        steps.addLast(now);
        if (steps.size() > WINDOW) {
            steps.removeFirst();
        }
        long most = 0;
        for (Action action : actions) {
            if (!(action instanceof Action.Wait) && !action.endsTheRun()) {
                most = Math.max(most, timesDone(now, action));
            }
        }
        return most >= STOP_AT ? Finding.NO_HEADWAY : most == HINT_AT ? Finding.HINT : Finding.HEADWAY;
    }

    private long timesDone(Step now, Action action) {
        return steps.stream()
                .filter(step -> step.actions.stream().anyMatch(other -> isSame(other, action)))
                .filter(step -> step.screen.isSameAs(now.screen))
                .count();
    }

    private static boolean isSame(Action one, Action other) {
        if (one.kind() != other.kind()
                || one.targets().size() != other.targets().size()) {
            return false;
        }
        for (int at = 0; at < one.targets().size(); at++) {
            if (!isNear(one.targets().get(at).point(), other.targets().get(at).point())) {
                return false;
            }
        }
        return saysTheSame(one, other);
    }

    private static boolean isNear(Fraction one, Fraction other) {
        return Math.abs(one.x() - other.x()) <= SAME_PLACE && Math.abs(one.y() - other.y()) <= SAME_PLACE;
    }

    private static boolean saysTheSame(Action one, Action other) {
        return switch (one) {
            case Action.Type type ->
                other instanceof Action.Type that && type.content().equals(that.content());
            case Action.Scroll scroll -> other instanceof Action.Scroll that && scroll.direction() == that.direction();
            case Action.Hotkey _, Action.Press _, Action.Release _, Action.Navigate _, Action.OpenApp _ ->
                one.equals(other);
            case Action.Click _, Action.MouseMove _, Action.MouseDown _, Action.MouseUp _, Action.Drag _ -> true;
            case Action.Swipe _, Action.Wait _, Action.Simple _, Action.Finished _, Action.CallUser _ -> true;
        };
    }
}

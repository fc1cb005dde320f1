package dev.deskhand.models.follower;

import dev.deskhand.models.follower.Heard.Fate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far the work is. Never changes; what comes next is a place of its own, so that an answer nobody
/// took leaves no trace.
///
/// @param done what was done, in order
/// @param doing what the last answer asked for; null where it asked for nothing
/// @param left what is still to be done
/// @param misses how often the step at hand was asked for in vain
/// @param question what has to be asked first; null where nothing has
record Place(
        List<Step> done,
        @Nullable Step doing,
        List<Step> left,
        int misses,
        @Nullable Question question) {
    private static final int MOST_MISSES = 10;

    /// What has to be asked before anything else.
    ///
    /// @param why the key of what is said
    record Question(String why, Step step) {}

    Place {
        done = List.copyOf(done);
        left = List.copyOf(left);
    }

    static Place before(List<Step> steps) {
        return new Place(List.of(), null, steps, 0, null).withUnclearAsked();
    }

    /// Nothing is begun as long as a step is not clear: half of a misunderstood instruction is worse than none.
    private Place withUnclearAsked() {
        return left.stream()
                .filter(Step::isUnclear)
                .findFirst()
                .map(step -> asking(step instanceof Step.NoKey ? "ask.no_key" : "ask.unread", step))
                .orElse(this);
    }

    private Place asking(String why, Step step) {
        return new Place(done, null, left, misses, new Question(why, step));
    }

    /// The place after what became of the last answer.
    Place after(Fate fate) {
        Step step = doing;
        if (step == null) {
            return this;
        }
        if (step instanceof Step.Patience) {
            return dropped();
        }
        return switch (fate) {
            case Fate.Done _ -> new Place(with(done, step), null, left, 0, null);
            case Fate.Missed _ -> again(step, step);
            case Fate.BrokenOff(long parts, long of) -> again(step, Rest.of(step, parts, of));
            case Fate.Impossible _ -> dropped().asking("ask.impossible", step);
            case Fate.Unclear _ -> dropped().asking("ask.unclear", step);
        };
    }

    private Place dropped() {
        return new Place(done, null, left, 0, null);
    }

    private Place again(Step step, @Nullable Step rest) {
        if (rest == null) {
            return dropped().asking("ask.unclear", step);
        }
        Place again = new Place(done, null, behind(List.of(rest), left), misses + 1, null);
        return misses < MOST_MISSES ? again : again.asking("ask.missed", step);
    }

    /// The place after the person has said what comes next. What had to be asked is answered by that.
    Place told(List<Step> next) {
        Question asked = question;
        List<Step> rest = new ArrayList<>(left);
        if (asked != null) {
            rest.remove(asked.step());
        }
        return new Place(done, null, behind(next, rest), 0, null).withUnclearAsked();
    }

    /// The place where keys were pressed and nothing has come of it yet that the next step may need, such as a window
    /// that is slow to open.
    Place beingPatient() {
        boolean isPressed = question == null && !done.isEmpty() && done.getLast() instanceof Step.Press;
        boolean isNeeded =
                !left.isEmpty() && (left.getFirst() instanceof Step.Type || left.getFirst() instanceof Step.Press);
        return isPressed && isNeeded ? waiting(Step.Patience.Reason.NOTHING_CHANGED) : this;
    }

    /// The place where the next step closes a window. What was done last may still be at work in it,
    /// such as a save that looks whether there is such a file, and nothing on the screen tells.
    Place beforeClosing() {
        boolean isWaitedFor = done.isEmpty() || done.getLast() instanceof Step.Wait;
        boolean isClosing =
                question == null && !left.isEmpty() && left.getFirst() instanceof Step.Press next && next.isToClose();
        return isClosing && !isWaitedFor ? waiting(Step.Patience.Reason.CLOSING) : this;
    }

    private Place waiting(Step.Patience.Reason reason) {
        return new Place(done, null, behind(List.of(new Step.Patience(reason)), left), 0, null);
    }

    /// The place once the next step is asked for.
    Place doingNext() {
        return new Place(done, left.getFirst(), left.subList(1, left.size()), misses, null);
    }

    /// The place where a step needs eyes.
    Place asked() {
        return asking("ask.unseen", left.getFirst());
    }

    /// Whether there is nothing more to do.
    boolean isAtTheEnd() {
        return left.isEmpty() || left.getFirst() instanceof Step.Finish;
    }

    /// How many steps there are in all.
    int size() {
        return done.size() + (doing == null ? 0 : 1) + left.size();
    }

    private static List<Step> with(List<Step> steps, Step step) {
        return behind(steps, List.of(step));
    }

    private static List<Step> behind(List<Step> first, List<Step> then) {
        List<Step> all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }
}

package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.operator.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What became of the actions of one reply, in order.
final class Batch {
    private final List<Done> all = new ArrayList<>();

    /// One action and its outcome.
    record Done(Action action, Outcome outcome) {}

    void add(Action action, Outcome outcome) {
        all.add(new Done(action, outcome));
    }

    int size() {
        return all.size();
    }

    /// Those from the one index to before the other, as far as it came to them.
    List<Done> between(int from, int to) {
        return List.copyOf(all.subList(Math.min(from, all.size()), Math.min(to, all.size())));
    }

    boolean isAllDone() {
        return all.stream().allMatch(done -> done.outcome.isDone());
    }

    /// Whether anything was done at all, so that the screen may have changed by it.
    boolean touchedTheScreen() {
        return all.stream()
                .anyMatch(done -> !(done.outcome instanceof Outcome.Refused || done.outcome instanceof Outcome.NotRun));
    }

    /// Whether an action was refused for what it is, not for what the screen did.
    boolean hasImpossible() {
        return all.stream()
                .anyMatch(done -> done.outcome instanceof Outcome.Refused(var refusal)
                        && switch (refusal.reason()) {
                            case OUTSIDE, UNKNOWN_KEY, UNTYPABLE, UNSUPPORTED, STOP_KEY -> true;
                            case CHANGED, STALE, SPENT, REPLACED, UNDER_BAR -> false;
                        });
    }

    /// The end the model asked for, where what it asked for was granted.
    Optional<Ending> ending() {
        for (Done done : all) {
            if (done.outcome.isDone() && done.action instanceof Action.Finished(String content)) {
                return Optional.of(Ending.saying(EndReason.FINISHED, content));
            }
            if (done.outcome.isDone() && done.action instanceof Action.CallUser(String content)) {
                return Optional.of(Ending.saying(EndReason.NEEDS_USER, content));
            }
        }
        return Optional.empty();
    }

    /// A sentence for each action.
    List<String> told() {
        List<String> sentences = new ArrayList<>();
        for (int at = 0; at < all.size(); at++) {
            sentences.add(Told.outcome(at + 1, all.get(at).action, all.get(at).outcome));
        }
        return sentences;
    }

    /// A few words on the whole, for the digest.
    String summary() {
        return all.stream()
                .map(done -> done.action.kind().wireName() + (done.outcome.isDone() ? "" : " (not done)"))
                .collect(Collectors.joining(", "));
    }
}

package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered.Fate;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Outcome.NotRun.Why;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyFault;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The sentences in which a model learns what became of what it asked for.
final class Told {
    static final String FIRST_LOOK = "This is the screen now.";
    static final String LOOK = "The picture shows the screen now.";
    static final String HINT =
            "You have done the same thing on the same screen three times. It does not help: try something else.";
    static final String CUT_BY_LENGTH =
            "Your answer was cut off at its length limit, so nothing of it was done. Answer" + " more briefly.";

    private Told() {}

    /// What became of the action that was the `number`th of its reply, counted from 1.
    static String outcome(int number, Action action, Outcome outcome) {
        return "Your action " + number + " (" + action.kind().wireName() + ") " + became(outcome);
    }

    /// What the next look says of the batch before it.
    static String change(Change change) {
        return switch (change) {
            case CHANGED -> "The screen changed after that.";
            case UNCHANGED -> "Nothing on the screen changed after that.";
            case UNKNOWN -> "";
        };
    }

    static String fault(ReplyFault fault) {
        return "Your answer could not be used: " + fault.message();
    }

    static String person(String words) {
        return "The person says: " + words;
    }

    /// What the functions that were called are answered. After the first that was not done all are skipped.
    static List<ModelMessage.Answered> answers(List<Reply.Owed> owed, Batch batch) {
        List<ModelMessage.Answered> answers = new ArrayList<>();
        boolean isSkipping = false;
        for (Reply.Owed each : owed) {
            ModelMessage.Answered answer = isSkipping
                    ? new ModelMessage.Answered(
                            each.call(), Fate.SKIPPED, "This was not executed: " + reason(Why.EARLIER_NOT_DONE))
                    : answer(each, batch);
            answers.add(answer);
            isSkipping |= answer.fate() != Fate.DONE;
        }
        return answers;
    }

    private static ModelMessage.Answered answer(Reply.Owed owed, Batch batch) {
        List<Batch.Done> done = batch.between(owed.from(), owed.to());
        boolean isDone = owed.fault() == null
                && done.stream().allMatch(each -> each.outcome().isDone());
        boolean isDenied = done.stream().anyMatch(each -> each.outcome().equals(new Outcome.NotRun(Why.DENIED)));
        Stream<String> became = done.stream().map(each -> "This " + became(each.outcome()));
        String text = Stream.concat(became, Stream.ofNullable(owed.fault()).map(Told::fault))
                .distinct()
                .collect(Collectors.joining(" "));
        return new ModelMessage.Answered(owed.call(), isDone ? Fate.DONE : isDenied ? Fate.DENIED : Fate.FAILED, text);
    }

    private static String became(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Done _ -> "was carried out.";
            case Outcome.Refused(Refusal refusal) -> "was not carried out: " + reason(refusal);
            case Outcome.Failed _ -> "failed on the way; look at what became of it.";
            case Outcome.Interrupted(long done, long of) -> "was interrupted after " + done + " of " + of + " parts.";
            case Outcome.NotRun(Outcome.NotRun.Why why) -> "was not executed: " + reason(why);
            case Outcome.Unknown _ -> "may or may not have happened; look before you go on.";
        };
    }

    private static String reason(Refusal refusal) {
        return switch (refusal.reason()) {
            case CHANGED -> "the screen changed at that place after you looked.";
            case STALE, SPENT, REPLACED -> "it belonged to an older picture of the screen.";
            case OUTSIDE -> "its place lies outside the picture.";
            case UNKNOWN_KEY -> "there is no key named \"" + refusal.detail() + "\".";
            case UNTYPABLE -> "no key types the character " + refusal.detail() + ".";
            case UNSUPPORTED -> "\"" + refusal.detail() + "\" cannot be done on this screen.";
            case STOP_KEY -> "that is the person's stop key.";
            case UNDER_BAR -> "Deskhand's own bar lay over that place; it has moved away, look again.";
        };
    }

    private static String reason(Outcome.NotRun.Why why) {
        return switch (why) {
            case EARLIER_NOT_DONE -> "an earlier action of the same answer was not done.";
            case STOPPED -> "the person stopped the run.";
            case PAUSED -> "the person paused the run.";
            case STEERED -> "the person said something first.";
            case ASKED_AGAIN -> "look at what the other actions did, then say again that you are finished.";
            case RUN_ENDED -> "the run had ended.";
            case DENIED -> "the person did not allow it.";
        };
    }
}

package dev.deskhand.models.follower;

import dev.deskhand.agent.action.Action;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Writes an answer: a thought on one line and a call on the next.
final class Answer {
    /// How long what was done has to show, at most: a wait ends when the screen changes.
    static final Duration PATIENCE = Duration.ofSeconds(2);

    /// So many steps are named at the end.
    private static final int MOST_NAMED = 30;

    private final Words words;
    private final List<String> thought = new ArrayList<>();

    Answer(Words words) {
        this.words = words;
    }

    /// Adds a sentence to the thought.
    Answer thinking(String key, Object... arguments) {
        thought.add(words.say(key, arguments));
        return this;
    }

    /// Does the step at hand.
    String doing(Place place, Step step) {
        if (step instanceof Step.Patience(var reason)) {
            return thinking("think.patience." + reason.name().toLowerCase(Locale.ROOT))
                    .with(call(step));
        }
        int number = place.done().size() + 1;
        thinking("think.step", Integer.toString(number), Integer.toString(place.size()), words.step(step));
        thinking("think.why");
        return with(call(step));
    }

    private static String call(Step step) {
        return switch (step) {
            case Step.Type(var text) -> "type(content=" + quoted(text) + ")";
            case Step.Press(var keys) -> "hotkey(key=" + quoted(keys.text()) + ")";
            case Step.Wait(var time) -> "wait(time='" + time(time) + "')";
            case Step.Patience _ -> "wait(time='" + time(PATIENCE) + "')";
            case Step.Scroll(var direction, var notches) ->
                "scroll(direction='" + direction.name().toLowerCase(Locale.ROOT) + "', notches='" + notches + "')";
            case Step.Finish _, Step.Unseen _, Step.NoKey _, Step.Unread _ ->
                throw new IllegalArgumentException("this is not done but said");
        };
    }

    private static String time(Duration time) {
        return time.toMillis() % 1000 == 0 ? Long.toString(time.toSeconds()) : time.toMillis() + "ms";
    }

    /// Asks the person.
    String asking(Place.Question question) {
        String step = step(question.step());
        thinking("think." + question.why(), step);
        return with("call_user(content=" + quoted(words.say(question.why(), step)) + ")");
    }

    private String step(Step step) {
        return switch (step) {
            case Step.Unseen(var said) -> Words.excerpt(said);
            case Step.NoKey(var said) -> Words.excerpt(said);
            case Step.Unread(var said) -> Words.excerpt(said);
            case Step.Type _, Step.Press _, Step.Wait _, Step.Patience _, Step.Scroll _, Step.Finish _ ->
                words.step(step);
        };
    }

    /// Says that all is done, and what was.
    String finishing(Place place) {
        List<Step> done = place.done();
        if (done.isEmpty()) {
            return thinking("think.nothing").with("finished(content=" + quoted(words.say("end.nothing")) + ")");
        }
        String named =
                done.stream().limit(MOST_NAMED).map(words::step).collect(Collectors.joining(words.say("end.between")));
        String key = done.size() > MOST_NAMED ? "end.more" : "end.done";
        String said = words.say(key, named, Integer.toString(done.size() - MOST_NAMED));
        return thinking("think.done", Integer.toString(done.size())).with("finished(content=" + quoted(said) + ")");
    }

    private String with(String call) {
        return "Thought: " + String.join(words.say("think.between"), thought) + "\nAction: " + call;
    }

    private static String quoted(String text) {
        String shortest = text.length() > Action.LONGEST_TEXT ? text.substring(0, Action.LONGEST_TEXT) : text;
        return "'"
                + shortest.replace("\\", "\\\\")
                        .replace("'", "\\'")
                        .replace("\"", "\\\"")
                        .replace("\r\n", "\n")
                        .replace("\n", "\\n")
                + "'";
    }
}

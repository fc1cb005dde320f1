package dev.deskhand.agent.event;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;

/// Outcomes of actions as JSON objects with a `kind`, in events and in output.
public final class OutcomeJson {
    private OutcomeJson() {}

    /// The outcome as JSON.
    public static ObjectNode write(Outcome outcome) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        write(outcome, json);
        return json;
    }

    static void write(Outcome outcome, ObjectNode json) {
        switch (outcome) {
            case Outcome.Done(Change change) -> json.put("kind", "done").put("change", Words.of(change));
            case Outcome.Refused(Refusal refusal) -> refused(refusal, json);
            case Outcome.Failed failed ->
                FailureJson.write(failed.failure(), json.put("kind", "failed").putObject("failure"));
            case Outcome.Interrupted(long done, long of) ->
                json.put("kind", "interrupted").put("done", done).put("of", of);
            case Outcome.NotRun(Outcome.NotRun.Why why) ->
                json.put("kind", "not_run").put("why", Words.of(why));
            case Outcome.Unknown _ -> json.put("kind", "unknown");
        }
    }

    private static void refused(Refusal refusal, ObjectNode json) {
        json.put("kind", "refused").put("reason", refusal.reason().wireName());
        if (!refusal.detail().isEmpty()) {
            json.put("detail", Texts.name(refusal.detail()));
        }
    }

    static Outcome read(Fields json) throws UnknownWord {
        return switch (Words.kind(json, "kind")) {
            case "done" -> new Outcome.Done(Words.read(json, "change", Change.class));
            case "refused" -> new Outcome.Refused(refusal(json));
            case "failed" -> new Outcome.Failed(FailureJson.read(json.object("failure")));
            case "interrupted" ->
                new Outcome.Interrupted(json.whole("done", 0, Long.MAX_VALUE), json.whole("of", 0, Long.MAX_VALUE));
            case "not_run" -> new Outcome.NotRun(Words.read(json, "why", Outcome.NotRun.Why.class));
            case "unknown" -> new Outcome.Unknown();
            default -> throw new UnknownWord();
        };
    }

    private static Refusal refusal(Fields json) throws UnknownWord {
        Refusal.Reason reason = Words.read(json, "reason", Refusal.Reason.class, Refusal.Reason::wireName);
        return new Refusal(reason, json.has("detail") ? json.text("detail", Texts.NAME) : "");
    }
}

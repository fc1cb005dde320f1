package dev.deskhand.agent.event;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.json.Fields;

/// Failures as JSON objects with their `kind`.
final class FailureJson {
    private static final int LARGEST_STATUS = 999;

    private FailureJson() {}

    static void write(AgentFailure failure, ObjectNode json) {
        json.put("kind", failure.kind());
        switch (failure) {
            case ModelUnreachable(String endpoint, var obstacle) ->
                json.put("endpoint", Texts.name(endpoint)).put("obstacle", Words.of(obstacle));
            case AgentFailure.ModelBusy busy ->
                EventWriter.seconds("retry_after", busy.retryAfter(), json.put("status", busy.status()));
            case ModelSilent(var phase, var after) ->
                EventWriter.seconds("after", after, json.put("phase", Words.of(phase)));
            case ModelGarbled(var flaw) -> json.put("flaw", Words.of(flaw));
            case ModelRefused(int status, var ground) ->
                json.put("status", status).put("ground", Words.of(ground));
            case AgentFailure.RetryTooFarOff(var asked) -> EventWriter.seconds("asked", asked, json);
            case AgentFailure.ScreenLost(String operator) -> json.put("operator", Texts.name(operator));
            case AgentFailure.ScreenTaken(String holder) -> json.put("holder", Texts.name(holder));
            case AgentFailure.PartMissing(String part) -> json.put("part", Texts.name(part));
            case AgentFailure.InputFailed(String what) -> json.put("what", Texts.name(what));
            case AgentFailure.NotAnswering(String part) -> json.put("part", Texts.name(part));
            case RecorderBroken(var hindrance, String place) ->
                json.put("hindrance", Words.of(hindrance)).put("place", Texts.name(place));
            case AgentFailure.OwnFault(String where) -> json.put("where", Texts.name(where));
            case AgentFailure.PictureImpossible(String why) -> json.put("why", Texts.name(why));
        }
    }

    static AgentFailure read(Fields json) throws UnknownWord {
        return switch (Words.kind(json, "kind")) {
            case "model_unreachable" ->
                new ModelUnreachable(
                        json.text("endpoint", Texts.NAME),
                        Words.read(json, "obstacle", ModelUnreachable.Obstacle.class));
            case "model_busy" -> new AgentFailure.ModelBusy(status(json), json.secondsOrNull("retry_after"));
            case "model_silent" ->
                new ModelSilent(Words.read(json, "phase", ModelSilent.Phase.class), json.seconds("after"));
            case "model_garbled" -> new ModelGarbled(Words.read(json, "flaw", ModelGarbled.Flaw.class));
            case "model_refused" ->
                new ModelRefused(status(json), Words.read(json, "ground", ModelRefused.Ground.class));
            case "retry_too_far_off" -> new AgentFailure.RetryTooFarOff(json.seconds("asked"));
            case "screen_lost" -> new AgentFailure.ScreenLost(json.text("operator", Texts.NAME));
            case "screen_taken" -> new AgentFailure.ScreenTaken(json.text("holder", Texts.NAME));
            case "part_missing" -> new AgentFailure.PartMissing(json.text("part", Texts.NAME));
            case "input_failed" -> new AgentFailure.InputFailed(json.text("what", Texts.NAME));
            case "not_answering" -> new AgentFailure.NotAnswering(json.text("part", Texts.NAME));
            case "recorder_broken" ->
                new RecorderBroken(
                        Words.read(json, "hindrance", RecorderBroken.Hindrance.class),
                        json.has("place") ? json.text("place", Texts.NAME) : "");
            case "own_fault" -> new AgentFailure.OwnFault(json.text("where", Texts.NAME));
            case "picture_impossible" -> new AgentFailure.PictureImpossible(json.text("why", Texts.NAME));
            default -> throw new UnknownWord();
        };
    }

    private static int status(Fields json) {
        return (int) json.whole("status", 0, LARGEST_STATUS);
    }
}

package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.NamedSpace;
import java.util.List;
import java.util.Locale;

/// Findings of a trial as lines of JSON.
final class TrialJson {
    private TrialJson() {}

    static String of(Finding finding, String sentence) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("finding", finding.kind())
                .put("bearing", finding.bearing().name().toLowerCase(Locale.ROOT));
        switch (finding) {
            case Finding.Broken(var _, var failure) -> json.put("failure", failure.kind());
            case Finding.AnswersElsewhere(var baseUrl) -> json.put("base_url", baseUrl);
            case Finding.Arrived(int pieces) -> json.put("pieces", pieces);
            case Finding.SpaceFits(var spaces) -> put(json, spaces);
            case Finding.SpaceDiffers(var spaces, var families) -> {
                put(json, spaces);
                families.forEach(json.putArray("families")::add);
            }
            case Finding.ServerResizes(double factor) -> json.put("factor", Math.round(factor * 1000) / 1000.0);
            case Finding.Pictures(int taken, int wanted) ->
                json.put("taken", taken).put("wanted", wanted);
            case Finding.Passed _, Finding.Functions _ -> {}
            case Finding.AnswerCut _, Finding.NoPlace _, Finding.NowhereNear _ -> {}
        }
        return JsonLine.write(json.put("text", sentence));
    }

    private static void put(ObjectNode json, List<NamedSpace> spaces) {
        spaces.forEach(space -> json.withArray("spaces").add(space.word()));
    }

    /// The last line: whether a run would work.
    static String verdict(boolean works) {
        return JsonLine.write(
                JsonNodeFactory.instance.objectNode().put("finding", "verdict").put("works", works));
    }
}

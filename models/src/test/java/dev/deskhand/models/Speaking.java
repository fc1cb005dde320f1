package dev.deskhand.models;

import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.FamilySpeech;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.SeenRequest;
import java.net.URI;
import java.time.Clock;

/// What differs between the protocols where all of them are held to the same: a family that is asked by each, and how
/// a model behind it says what it wants done.
final class Speaking {
    private Speaking() {}

    static Family family(Speech.Protocol protocol) {
        String id = switch (protocol) {
            case CHAT -> "ui-tars-1.5";
            case ANTHROPIC -> "claude-4.6";
            case OPENAI_RESPONSES -> "openai-computer";
            case GEMINI -> "gemini";
        };
        return Families.builtIn().find(id).orElseThrow();
    }

    static VisionModel model(Speech.Protocol protocol, URI baseUrl) {
        var endpoint = new ModelEndpoint(baseUrl, "seer", new ApiKey("k"), Asking.PATIENT, Sampling.STEADY);
        return Models.speaking(protocol, endpoint, Clock.systemUTC());
    }

    static Answer click(Speech.Protocol protocol, SeenRequest request, Spot at) {
        String thought = "The target is in sight.";
        return switch (protocol) {
            case CHAT -> {
                FamilySpeech speech = speech(request);
                yield Answer.text(speech.reply(thought, speech.click(at)));
            }
            case ANTHROPIC, OPENAI_RESPONSES, GEMINI -> Answer.acting(thought, new Deed.Click(at));
        };
    }

    static Answer finish(Speech.Protocol protocol, SeenRequest request) {
        String thought = "Nothing is left to do.";
        return switch (protocol) {
            case CHAT -> {
                FamilySpeech speech = speech(request);
                yield Answer.text(speech.reply(thought, speech.finished("Done.")));
            }
            case ANTHROPIC, OPENAI_RESPONSES, GEMINI -> Answer.acting(thought, new Deed.Finish("Done."));
        };
    }

    private static FamilySpeech speech(SeenRequest request) {
        var picture = request.lastPicture();
        return new FamilySpeech(FamilySpeech.Family.UI_TARS_1_5, new Size(picture.getWidth(), picture.getHeight()));
    }
}

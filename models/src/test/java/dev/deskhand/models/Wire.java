package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;

/// What a vendor's stand-in is sent: its key is `k`, it offers two functions and shows a screen of a few pixels.
final class Wire {
    static final Picture PICTURE = new Picture(new FrameId(1), new Size(30, 20), Picture.Format.PNG, png());
    private static final JsonMapper JSON = new JsonMapper();

    private Wire() {}

    private static byte[] png() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(30, 20, BufferedImage.TYPE_INT_RGB), "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// JSON in which `PICTURE` stands for the screen in base64.
    static JsonNode json(String text) throws IOException {
        return JSON.readTree(text.replace("PICTURE", Base64.getEncoder().encodeToString(PICTURE.bytes())));
    }

    static ModelRequest request(ModelMessage... messages) {
        var finished =
                new Offer.Function("finished", "Done.", JSON.createObjectNode().put("type", "object"));
        var click =
                new Offer.Function("click", "Clicks.", JSON.createObjectNode().put("type", "object"));
        return new ModelRequest(List.of(messages), new Offer(List.of(click, finished), null));
    }

    /// The first request of a run.
    static ModelRequest question() {
        return request(
                ModelMessage.system("Be brief."),
                Asking.user(new ModelMessage.Text("go"), new ModelMessage.Image(PICTURE)));
    }

    /// What is sent to ask that.
    static SeenRequest sent(Speech.Protocol protocol, String name, Sampling sampling) throws Exception {
        try (StandInModel there = StandInModel.openWithKey("k", protocol, Answerer.always(Answer.text("ok")));
                VisionModel model = model(protocol, there, name, sampling)) {
            model.turn(question(), new Heard(), new Permit());
            return there.requests().getFirst();
        }
    }

    /// What is sent after those were called, and that became of the calls in order.
    static JsonNode sentAfter(Speech.Protocol protocol, List<Deed> deeds, Answered.Fate... fates) throws Exception {
        Answerer mind = Answerer.inTurn(Answer.acting("hm", deeds.toArray(Deed[]::new)), Answer.text("ok"));
        try (StandInModel there = StandInModel.openWithKey("k", protocol, mind);
                VisionModel model = model(protocol, there, "seer", Sampling.OWN)) {
            ModelTurn turn = model.turn(question(), new Heard(), new Permit());
            List<ModelMessage.Part> parts = new ArrayList<>();
            for (int at = 0; at < fates.length; at++) {
                FunctionCall call = turn.calls().get(at);
                parts.add(new Answered(call, fates[at], "What became of it."));
            }
            parts.add(new ModelMessage.Text("look"));
            parts.add(new ModelMessage.Image(PICTURE));
            ModelMessage asked = question().messages().getLast();
            model.turn(
                    request(
                            asked,
                            ModelMessage.assistant(turn.text(), turn),
                            new ModelMessage(ModelMessage.Role.USER, parts)),
                    new Heard(),
                    new Permit());
            return JSON.readTree(there.requests().getLast().body());
        }
    }

    private static VisionModel model(Speech.Protocol protocol, StandInModel there, String name, Sampling sampling) {
        var endpoint = new ModelEndpoint(there.baseUrl(), name, new ApiKey("k"), Asking.PATIENT, sampling);
        return Models.speaking(protocol, endpoint, Clock.systemUTC());
    }
}

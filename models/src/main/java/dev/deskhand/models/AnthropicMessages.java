package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.screen.Picture;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Our messages in the words of Anthropic's protocol.
///
/// @param enclosures where the pictures go
record AnthropicMessages(Enclosures enclosures) {
    /// Exactly what the protocol wants said of an action that was left out.
    private static final String SKIPPED = "Not executed: an earlier computer action in this turn failed.";

    ArrayNode of(List<ModelMessage> messages) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        JsonNode before = JsonNodeFactory.instance.arrayNode();
        for (ModelMessage message : messages) {
            switch (message.role()) {
                case SYSTEM -> {}
                case USER -> message(all, "user").addAll(person(message, before));
                case ASSISTANT -> {
                    ArrayNode blocks = model(message);
                    message(all, "assistant").addAll(blocks);
                    before = blocks;
                }
            }
        }
        return all;
    }

    private static ArrayNode message(ArrayNode all, String role) {
        return all.addObject().put("role", role).putArray("content");
    }

    /// An answer as it came, where it is known; thoughts are signed and must not change.
    private static ArrayNode model(ModelMessage message) {
        if (Parts.parse(message.replay()) instanceof ArrayNode blocks && !blocks.isEmpty()) {
            return blocks;
        }
        ArrayNode blocks = JsonNodeFactory.instance.arrayNode();
        String text = Parts.text(message);
        blocks.addObject().put("type", "text").put("text", text.isBlank() ? "(nothing)" : text);
        return blocks;
    }

    /// What became of calls comes first. The picture goes with the last of them and with each that asked
    /// for one.
    private ArrayNode person(ModelMessage message, JsonNode before) {
        ArrayNode blocks = JsonNodeFactory.instance.arrayNode();
        List<ModelMessage.Answered> answers = Parts.answers(message).stream()
                .filter(answer -> called(before, answer).isPresent())
                .toList();
        Optional<Picture> picture = Parts.picture(message);
        for (ModelMessage.Answered answer : answers) {
            boolean shows =
                    answer.equals(answers.getLast()) || answer.call().name().endsWith("screenshot");
            blocks.add(result(answer, called(before, answer).orElseThrow(), shows ? picture.orElse(null) : null));
        }
        for (ModelMessage.Part part : message.parts()) {
            if (part instanceof ModelMessage.Text(var text)) {
                blocks.addObject().put("type", "text").put("text", text);
            } else if (part instanceof ModelMessage.Image(var shown) && answers.isEmpty()) {
                blocks.add(image(shown));
            }
        }
        return blocks;
    }

    private static Optional<JsonNode> called(JsonNode before, ModelMessage.Answered answer) {
        return before.valueStream()
                .filter(block -> block.path("type").asText().equals("tool_use"))
                .filter(block -> block.path("id").asText().equals(answer.call().id()))
                .findFirst();
    }

    private ObjectNode result(ModelMessage.Answered answer, JsonNode call, @Nullable Picture picture) {
        ObjectNode result = JsonNodeFactory.instance.objectNode().put("type", "tool_result");
        result.put("tool_use_id", answer.call().id());
        if (call.hasNonNull("toolset_name")) {
            result.set("toolset_name", call.get("toolset_name"));
        }
        ArrayNode content = result.putArray("content");
        content.addObject().put("type", "text").put("text", said(answer));
        if (answer.fate() != ModelMessage.Answered.Fate.DONE) {
            result.put("is_error", true);
        }
        if (picture != null) {
            content.add(image(picture));
        }
        return result;
    }

    private static String said(ModelMessage.Answered answer) {
        return switch (answer.fate()) {
            case DONE -> "OK";
            case FAILED, DENIED -> answer.text();
            case SKIPPED -> SKIPPED;
        };
    }

    private ObjectNode image(Picture picture) {
        ObjectNode image = JsonNodeFactory.instance.objectNode().put("type", "image");
        image.putObject("source")
                .put("type", "base64")
                .put("media_type", picture.format().mediaType())
                .put("data", enclosures.enclose(picture));
        return image;
    }
}

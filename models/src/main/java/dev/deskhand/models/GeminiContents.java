package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered;
import dev.deskhand.agent.screen.Picture;
import java.util.List;

/// Our messages in the words of Gemini's protocol.
///
/// @param enclosures where the pictures go
record GeminiContents(Enclosures enclosures) {
    ArrayNode of(List<ModelMessage> messages) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (ModelMessage message : messages) {
            switch (message.role()) {
                case SYSTEM -> {}
                case USER -> all.addObject().put("role", "user").set("parts", person(message));
                case ASSISTANT -> all.addObject().put("role", "model").set("parts", model(message));
            }
        }
        return all;
    }

    /// An answer as it came, where it is known: its parts are signed and must not change.
    private static ArrayNode model(ModelMessage message) {
        if (Parts.parse(message.replay()) instanceof ArrayNode parts && !parts.isEmpty()) {
            return parts;
        }
        ArrayNode parts = JsonNodeFactory.instance.arrayNode();
        String text = Parts.text(message);
        parts.addObject().put("text", text.isBlank() ? "(nothing)" : text);
        return parts;
    }

    /// What became of calls comes first. The picture goes with the last of them.
    private ArrayNode person(ModelMessage message) {
        ArrayNode parts = JsonNodeFactory.instance.arrayNode();
        Picture picture = Parts.picture(message).orElse(null);
        List<Answered> answers = Parts.answers(message).stream()
                .filter(answer -> !answer.call().id().isEmpty())
                .toList();
        for (Answered answer : answers) {
            ObjectNode response = response(answer);
            parts.addObject().set("function_response", response);
            if (picture != null && answer.equals(answers.getLast())) {
                response.putArray("parts").add(picture(picture));
            }
        }
        String text = Parts.text(message);
        if (!text.isBlank()) {
            parts.addObject().put("text", text);
        }
        if (picture != null && answers.isEmpty()) {
            parts.add(picture(picture));
        }
        return parts;
    }

    private static ObjectNode response(Answered answer) {
        ObjectNode response =
                JsonNodeFactory.instance.objectNode().put("name", answer.call().name());
        if (!answer.call().id().startsWith(GeminiReading.OUR_ID)) {
            response.put("id", answer.call().id());
        }
        boolean isDone = answer.fate() == Answered.Fate.DONE;
        ObjectNode content = response.putObject("response").put(isDone ? "output" : "error", answer.text());
        boolean isAllowed = !answer.call().checks().isEmpty() && answer.fate() != Answered.Fate.DENIED;
        if (isAllowed) {
            content.put("safety_acknowledgement", "true");
        }
        return response;
    }

    private JsonNode picture(Picture picture) {
        ObjectNode part = JsonNodeFactory.instance.objectNode();
        part.putObject("inline_data")
                .put("mime_type", picture.format().mediaType())
                .put("data", enclosures.enclose(picture));
        return part;
    }
}

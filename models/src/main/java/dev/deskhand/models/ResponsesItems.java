package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.screen.Picture;
import java.util.List;
import java.util.Set;

/// Our messages as items of OpenAI's protocol. A call is answered by a picture of the screen and by nothing
/// else, so a turn stays as it came only while the picture after it does; then it is told in words. So is a
/// call the person did not allow: what is not acknowledged cannot be answered.
///
/// @param enclosures where the pictures go
record ResponsesItems(Enclosures enclosures) {
    /// What of an answer later requests may hold.
    private static final Set<String> KEPT = Set.of("reasoning", "computer_call", "function_call", "message");

    ArrayNode of(List<ModelMessage> messages) {
        ArrayNode items = JsonNodeFactory.instance.arrayNode();
        boolean isAsItCame = false;
        for (int at = 0; at < messages.size(); at++) {
            ModelMessage message = messages.get(at);
            switch (message.role()) {
                case SYSTEM -> {}
                case USER -> addPerson(items, message, isAsItCame);
                case ASSISTANT -> {
                    isAsItCame = at + 1 < messages.size() && staysAsItCame(message, messages.get(at + 1));
                    addModel(items, message, isAsItCame);
                }
            }
        }
        return items;
    }

    private static boolean staysAsItCame(ModelMessage answer, ModelMessage next) {
        boolean isDenied = Parts.answers(next).stream().anyMatch(answered -> answered.fate() == Answered.Fate.DENIED);
        return !isDenied
                && Parts.picture(next).isPresent()
                && Parts.parse(answer.replay()).isArray();
    }

    private static void addModel(ArrayNode items, ModelMessage message, boolean isAsItCame) {
        if (isAsItCame) {
            for (JsonNode item : Parts.parse(message.replay())) {
                if (KEPT.contains(item.path("type").asText())) {
                    items.add(item);
                }
            }
            return;
        }
        String text = Parts.text(message);
        String called = message.parts().stream()
                .filter(ModelMessage.Called.class::isInstance)
                .map(part -> ((ModelMessage.Called) part).call())
                .map(call -> call.name() + " " + call.arguments())
                .reduce("", (all, call) -> all + "\n" + call);
        message(items, "assistant").put("content", (text + called).strip());
    }

    private void addPerson(ArrayNode items, ModelMessage message, boolean isAsItCame) {
        ArrayNode content = JsonNodeFactory.instance.arrayNode();
        Picture picture = Parts.picture(message).orElse(null);
        boolean isShown = false;
        for (Answered answer : Parts.answers(message)) {
            boolean isComputer = answer.call().name().equals(ResponsesReading.COMPUTER);
            if (!isAsItCame || (isComputer && answer.fate() != Answered.Fate.DONE)) {
                addText(content, answer.text());
            }
            if (isAsItCame && isComputer && picture != null) {
                items.add(screenshot(answer, picture));
                isShown = true;
            } else if (isAsItCame && !answer.call().id().isEmpty()) {
                items.addObject()
                        .put("type", "function_call_output")
                        .put("call_id", answer.call().id())
                        .put("output", answer.text());
            }
        }
        addText(content, Parts.text(message));
        if (picture != null && !isShown) {
            content.add(image("input_image", picture));
        }
        message(items, "user").set("content", content);
    }

    /// The type may be left out; the vendor's own readers do not know the item without it.
    private static ObjectNode message(ArrayNode items, String role) {
        return items.addObject().put("type", "message").put("role", role);
    }

    private static void addText(ArrayNode content, String text) {
        if (!text.isBlank()) {
            content.addObject().put("type", "input_text").put("text", text);
        }
    }

    private ObjectNode screenshot(Answered answer, Picture picture) {
        ObjectNode output = JsonNodeFactory.instance.objectNode().put("type", "computer_call_output");
        output.put("call_id", answer.call().id());
        output.set("output", image("computer_screenshot", picture));
        if (!answer.call().checks().isEmpty()) {
            ArrayNode acknowledged = output.putArray("acknowledged_safety_checks");
            for (SafetyCheck check : answer.call().checks()) {
                acknowledged
                        .addObject()
                        .put("id", check.id())
                        .put("code", check.code())
                        .put("message", check.message());
            }
        }
        return output;
    }

    /// In full: a server that shrinks it makes every click go astray.
    private ObjectNode image(String type, Picture picture) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", type)
                .put("image_url", "data:" + picture.format().mediaType() + ";base64," + enclosures.enclose(picture))
                .put("detail", "original");
    }
}

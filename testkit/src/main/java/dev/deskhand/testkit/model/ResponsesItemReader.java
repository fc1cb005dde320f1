package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads one item of the input of OpenAI's responses.
final class ResponsesItemReader {
    private static final Set<String> DETAILS = Fields.words("auto low high original");

    private final DataUrlReader pictures = new DataUrlReader();

    SeenMessage read(JsonNode item, String where) throws BadRequest {
        String type = item.path("type").asText("message");
        return switch (type) {
            case "message" -> message(item, where);
            case "reasoning" -> {
                Fields.allowOnly(item, where, Fields.words("type id summary content encrypted_content status"));
                Fields.text(item, where, "id");
                if (!item.path("summary").isArray()) {
                    throw new BadRequest(where + ".summary must be an array");
                }
                if (!item.path("encrypted_content").isTextual()) {
                    throw new BadRequest(where + ": item '" + item.path("id").asText()
                            + "' not found: items are not kept when `store` is false");
                }
                yield new SeenMessage("assistant", List.of());
            }
            case "computer_call" -> computerCall(item, where);
            case "computer_call_output" -> screenshot(item, where);
            case "function_call" -> {
                Fields.allowOnly(item, where, Fields.words("type id call_id name arguments status"));
                Fields.text(item, where, "call_id");
                Fields.text(item, where, "name");
                Fields.text(item, where, "arguments");
                yield new SeenMessage("assistant", List.of());
            }
            case "function_call_output" -> {
                Fields.allowOnly(item, where, Fields.words("type id call_id output status"));
                Fields.text(item, where, "call_id");
                yield new SeenMessage("user", List.of(new SeenPart.Text(Fields.text(item, where, "output"))));
            }
            default -> throw new BadRequest(where + ".type is none there is");
        };
    }

    private SeenMessage message(JsonNode item, String where) throws BadRequest {
        String role = Fields.oneOf(item, where, "role", Fields.words("user assistant system developer"));
        Fields.allowOnly(
                item,
                where,
                Fields.words(role.equals("assistant") ? "type role content id status" : "type role content"));
        if (item.path("content").isTextual()) {
            return new SeenMessage(role, List.of(new SeenPart.Text(Fields.text(item, where, "content"))));
        }
        if (role.equals("assistant")) {
            Fields.text(item, where, "id");
            Fields.text(item, where, "status");
        }
        List<SeenPart> parts = new ArrayList<>();
        JsonNode content = Fields.list(item, where, "content");
        for (int at = 0; at < content.size(); at++) {
            parts.add(part(content.get(at), where + ".content[" + at + "]", role));
        }
        return new SeenMessage(role, parts);
    }

    private SeenPart part(JsonNode part, String where, String role) throws BadRequest {
        Set<String> allowed = Fields.words(role.equals("assistant") ? "output_text refusal" : "input_text input_image");
        return switch (Fields.oneOf(part, where, "type", allowed)) {
            case "input_text" -> {
                Fields.allowOnly(part, where, Fields.words("type text"));
                yield new SeenPart.Text(Fields.text(part, where, "text"));
            }
            case "output_text" -> {
                Fields.allowOnly(part, where, Fields.words("type text annotations logprobs"));
                yield new SeenPart.Text(Fields.text(part, where, "text"));
            }
            case "refusal" -> new SeenPart.Text(Fields.text(part, where, "refusal"));
            default -> image(part, where);
        };
    }

    private SeenPart image(JsonNode image, String where) throws BadRequest {
        Fields.allowOnly(image, where, Fields.words("type image_url file_id detail"));
        if (image.has("detail")) {
            Fields.oneOf(image, where, "detail", DETAILS);
        }
        return pictures.read(Fields.text(image, where, "image_url"), where + ".image_url");
    }

    private static SeenMessage computerCall(JsonNode item, String where) throws BadRequest {
        Fields.allowOnly(item, where, Fields.words("type id call_id action actions pending_safety_checks status"));
        Fields.text(item, where, "id");
        Fields.text(item, where, "call_id");
        Fields.text(item, where, "status");
        if (!item.path("pending_safety_checks").isArray()) {
            throw new BadRequest(where + ".pending_safety_checks must be an array");
        }
        return new SeenMessage("assistant", List.of());
    }

    private SeenMessage screenshot(JsonNode item, String where) throws BadRequest {
        Fields.allowOnly(item, where, Fields.words("type id call_id output acknowledged_safety_checks status"));
        Fields.text(item, where, "call_id");
        JsonNode output = Fields.object(item, where, "output");
        Fields.oneOf(output, where + ".output", "type", Set.of("computer_screenshot"));
        for (JsonNode check : item.path("acknowledged_safety_checks")) {
            Fields.allowOnly(check, where + ".acknowledged_safety_checks", Fields.words("id code message"));
        }
        return new SeenMessage("user", List.of(image(output, where + ".output")));
    }
}

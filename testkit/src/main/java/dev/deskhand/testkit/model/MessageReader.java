package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads one message: a role, and a content that is a string or a list of parts. Only a user sends pictures.
final class MessageReader {
    private static final Set<String> ROLES = Set.of("system", "user", "assistant");

    private final DataUrlReader pictures = new DataUrlReader();

    SeenMessage read(JsonNode message, String where) throws BadRequest {
        Fields.allowOnly(message, where, Set.of("role", "content", "name"));
        String role = Fields.text(message, where, "role");
        if (!ROLES.contains(role)) {
            throw new BadRequest(where + ".role must be one of " + ROLES);
        }
        return new SeenMessage(role, parts(message.path("content"), role, where + ".content"));
    }

    private List<SeenPart> parts(JsonNode content, String role, String where) throws BadRequest {
        if (content.isTextual()) {
            return List.of(new SeenPart.Text(content.textValue()));
        }
        if (!content.isArray() || content.isEmpty()) {
            throw new BadRequest(where + " must be a string or an array that is not empty");
        }
        List<SeenPart> parts = new ArrayList<>();
        for (JsonNode part : content) {
            parts.add(part(part, role, where + "[" + parts.size() + "]"));
        }
        return parts;
    }

    private SeenPart part(JsonNode part, String role, String where) throws BadRequest {
        String type = Fields.text(part, where, "type");
        return switch (type) {
            case "text" -> {
                Fields.allowOnly(part, where, Set.of("type", "text"));
                yield new SeenPart.Text(Fields.text(part, where, "text"));
            }
            case "image_url" -> {
                if (!role.equals("user")) {
                    throw new BadRequest(where + ": only a user sends pictures");
                }
                Fields.allowOnly(part, where, Set.of("type", "image_url"));
                yield picture(part.path("image_url"), where + ".image_url");
            }
            default -> throw new BadRequest(where + ".type must be text or image_url");
        };
    }

    private SeenPart picture(JsonNode image, String where) throws BadRequest {
        Fields.allowOnly(image, where, Set.of("url", "detail"));
        String detail = image.path("detail").asText("auto");
        if (!Set.of("auto", "low", "high", "original").contains(detail)) {
            throw new BadRequest(where + ".detail is unknown");
        }
        return pictures.read(Fields.text(image, where, "url"), where + ".url");
    }
}

package dev.deskhand.testkit.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads the parts of one of Gemini's contents, and accepts from each speaker only what that one may say.
final class GeminiPartReader {
    private static final List<String> KINDS = List.of("text", "inlineData", "functionCall", "functionResponse");

    /// @param role who speaks: `system`, `user` or `model`
    List<SeenPart> read(Proto content, String role) throws BadRequest {
        List<SeenPart> seen = new ArrayList<>();
        for (Proto part : content.list("parts")) {
            part.allowOnly("text thought thoughtSignature inlineData functionCall functionResponse");
            List<String> kinds = KINDS.stream().filter(part::has).toList();
            if (kinds.size() != 1) {
                throw new BadRequest(part.where() + " must hold one of " + KINDS);
            }
            if (!allowed(role).contains(kinds.getFirst())) {
                throw new BadRequest(part.where() + "." + kinds.getFirst() + " is nothing that a " + role + " says");
            }
            seen.addAll(part(part, kinds.getFirst()));
        }
        return seen;
    }

    private static Set<String> allowed(String role) {
        return switch (role) {
            case "system" -> Set.of("text");
            case "model" -> Set.of("text", "functionCall");
            default -> Set.of("text", "inlineData", "functionResponse");
        };
    }

    private static List<SeenPart> part(Proto part, String kind) throws BadRequest {
        return switch (kind) {
            case "text" -> {
                // An empty one may carry a signature, and nothing else.
                String text = part.has("thoughtSignature") ? part.get("text").asText() : part.text("text");
                yield part.get("thought").asBoolean() ? List.of() : List.of(new SeenPart.Text(text));
            }
            case "inlineData" -> List.of(picture(part.object(kind)));
            case "functionCall" -> {
                Proto call = part.object(kind);
                call.allowOnly("id name args");
                call.text("name");
                yield List.of();
            }
            default -> response(part.object(kind));
        };
    }

    private static SeenPart picture(Proto data) throws BadRequest {
        data.allowOnly("mimeType data displayName");
        return PictureBytes.read(data.text("mimeType"), data.text("data"), data.where());
    }

    private static List<SeenPart> response(Proto response) throws BadRequest {
        response.allowOnly("id name response parts willContinue scheduling");
        response.text("name");
        List<SeenPart> seen = new ArrayList<>();
        seen.add(new SeenPart.Text(response.object("response").node().toString()));
        if (response.has("parts")) {
            for (Proto part : response.list("parts")) {
                part.allowOnly("inlineData");
                seen.add(picture(part.object("inlineData")));
            }
        }
        return seen;
    }
}

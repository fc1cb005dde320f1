package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads the blocks of one of Anthropic's messages, and accepts from each speaker only what that one may say.
final class AnthropicBlockReader {
    private static final Set<String> USERS = Fields.words("text image tool_result");
    private static final Set<String> ASSISTANTS = Fields.words("text thinking redacted_thinking tool_use");

    /// The parts of a content, which is a string or a list of blocks.
    ///
    /// @param role who speaks: `system`, `user` or `assistant`
    List<SeenPart> content(JsonNode holder, String where, String name, String role) throws BadRequest {
        if (holder.path(name).isTextual()) {
            return List.of(new SeenPart.Text(Fields.text(holder, where, name)));
        }
        List<SeenPart> parts = new ArrayList<>();
        JsonNode blocks = Fields.list(holder, where, name);
        for (int at = 0; at < blocks.size(); at++) {
            parts.addAll(block(blocks.get(at), where + "." + name + "[" + at + "]", role));
        }
        return parts;
    }

    private List<SeenPart> block(JsonNode block, String where, String role) throws BadRequest {
        Set<String> allowed = switch (role) {
            case "system" -> Set.of("text");
            case "assistant" -> ASSISTANTS;
            default -> USERS;
        };
        return switch (Fields.oneOf(block, where, "type", allowed)) {
            case "text" -> {
                Fields.allowOnly(block, where, Fields.words("type text cache_control"));
                if (block.path("text").asText().isBlank()) {
                    throw new BadRequest(where + ".text must hold something that is not white space");
                }
                yield List.of(new SeenPart.Text(Fields.text(block, where, "text")));
            }
            case "image" -> List.of(picture(block, where));
            case "tool_result" -> result(block, where);
            case "tool_use" -> call(block, where);
            case "thinking" -> {
                Fields.allowOnly(block, where, Fields.words("type thinking signature"));
                Fields.text(block, where, "thinking");
                Fields.text(block, where, "signature");
                yield List.of();
            }
            default -> {
                Fields.allowOnly(block, where, Fields.words("type data"));
                Fields.text(block, where, "data");
                yield List.of();
            }
        };
    }

    private static SeenPart picture(JsonNode block, String where) throws BadRequest {
        Fields.allowOnly(block, where, Fields.words("type source cache_control"));
        JsonNode source = Fields.object(block, where, "source");
        Fields.allowOnly(source, where + ".source", Fields.words("type media_type data"));
        Fields.oneOf(source, where + ".source", "type", Set.of("base64"));
        return PictureBytes.read(
                Fields.text(source, where + ".source", "media_type"),
                Fields.text(source, where + ".source", "data"),
                where + ".source");
    }

    private List<SeenPart> result(JsonNode block, String where) throws BadRequest {
        Fields.allowOnly(block, where, Fields.words("type tool_use_id content is_error toolset_name cache_control"));
        Fields.text(block, where, "tool_use_id");
        Fields.flag(block, where, "is_error");
        if (!block.has("content")) {
            return List.of();
        }
        for (JsonNode part : block.path("content")) {
            Fields.oneOf(part, where + ".content", "type", Set.of("text", "image"));
        }
        return content(block, where, "content", "user");
    }

    private static List<SeenPart> call(JsonNode block, String where) throws BadRequest {
        Fields.allowOnly(block, where, Fields.words("type id name input toolset_name cache_control"));
        Fields.text(block, where, "id");
        Fields.text(block, where, "name");
        Fields.object(block, where, "input");
        return List.of();
    }
}

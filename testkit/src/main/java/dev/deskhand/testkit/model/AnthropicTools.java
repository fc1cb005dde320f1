package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.screen.Size;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The tools one of Anthropic's requests declares.
///
/// @param computer the type of the vendor's tool for using a computer; empty where there is none
/// @param display the size in whose pixels places are named; null where that is the picture's
/// @param functions the names of the client's own
record AnthropicTools(String computer, @Nullable Size display, Set<String> functions) {
    static final String TOOLSET = "computer_toolset_20260801";

    /// The tools that are no members of a toolset, and what the header must name for them.
    private static final Map<String, String> BETAS = Map.of(
            "computer_20251124", "computer-use-2025-11-24",
            "computer_20250124", "computer-use-2025-01-24");

    static AnthropicTools read(JsonNode tools, Set<String> betas, Predicate<String> knows) throws BadRequest {
        for (String beta : betas) {
            if (!BETAS.containsValue(beta)) {
                throw new BadRequest("unexpected value for the `anthropic-beta` header: " + beta);
            }
        }
        String computer = "";
        Size display = null;
        Set<String> functions = new HashSet<>();
        for (int at = 0; at < tools.size(); at++) {
            JsonNode tool = tools.get(at);
            String where = "tools[" + at + "]";
            String type = tool.path("type").asText("custom");
            if (type.equals("custom")) {
                if (!functions.add(function(tool, where))) {
                    throw new BadRequest(where + ".name: tool names must be unique");
                }
                continue;
            }
            if (!computer.isEmpty()) {
                throw new BadRequest(where + ": there may be one tool for using a computer");
            }
            boolean isKnown = type.equals(TOOLSET) || betas.contains(BETAS.getOrDefault(type, ""));
            if (!isKnown || !knows.test(type)) {
                throw new BadRequest(where + ".type: '" + type + "' is none of the tools there are");
            }
            computer = type;
            display = type.equals(TOOLSET) ? toolset(tool, where) : computer(tool, where);
        }
        return new AnthropicTools(computer, display, Set.copyOf(functions));
    }

    private static String function(JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(tool, where, Fields.words("type name description input_schema cache_control strict"));
        String name = Fields.text(tool, where, "name");
        if (!name.matches("[a-zA-Z0-9_-]{1,128}")) {
            throw new BadRequest(where + ".name holds what no name may");
        }
        Fields.optionalText(tool, where, "description");
        JsonNode schema = Fields.object(tool, where, "input_schema");
        Fields.oneOf(schema, where + ".input_schema", "type", Set.of("object"));
        return name;
    }

    private static @Nullable Size toolset(JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(tool, where, Fields.words("type configs defer_loading cache_control allowed_callers"));
        for (Map.Entry<String, JsonNode> config : tool.path("configs").properties()) {
            Fields.allowOnly(config.getValue(), where + ".configs." + config.getKey(), Set.of("enabled"));
            Fields.flag(config.getValue(), where + ".configs." + config.getKey(), "enabled");
        }
        return null;
    }

    private static Size computer(JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(
                tool,
                where,
                Fields.words("type name display_width_px display_height_px display_number enable_zoom cache_control"));
        Fields.oneOf(tool, where, "name", Set.of("computer"));
        return new Size(Fields.count(tool, where, "display_width_px"), Fields.count(tool, where, "display_height_px"));
    }
}

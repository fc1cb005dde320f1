package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.screen.Size;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The tools one request of OpenAI's responses declares.
///
/// @param computer the type of the vendor's tool for using a computer; empty where there is none
/// @param display the size in whose pixels places are named; null where that is the picture's
/// @param functions the names of the client's own
record ResponsesTools(String computer, @Nullable Size display, Set<String> functions) {
    static final String COMPUTER = "computer";
    private static final String PREVIEW = "computer_use_preview";
    private static final Set<String> ENVIRONMENTS = Fields.words("windows mac linux ubuntu browser");

    static ResponsesTools read(JsonNode request, Predicate<String> knows) throws BadRequest {
        JsonNode tools = request.path("tools");
        String computer = "";
        Size display = null;
        Set<String> functions = new HashSet<>();
        for (int at = 0; at < tools.size(); at++) {
            JsonNode tool = tools.get(at);
            String where = "tools[" + at + "]";
            String type = Fields.text(tool, where, "type");
            if (type.equals("function")) {
                functions.add(function(tool, where));
                continue;
            }
            if (!Set.of(COMPUTER, PREVIEW).contains(type) || !knows.test(type)) {
                throw new BadRequest(where + ".type: '" + type + "' is none of the tools there are");
            }
            computer = type;
            display = type.equals(PREVIEW) ? preview(request, tool, where) : plain(tool, where);
        }
        return new ResponsesTools(computer, display, Set.copyOf(functions));
    }

    private static String function(JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(tool, where, Fields.words("type name description parameters strict"));
        Fields.optionalText(tool, where, "description");
        Fields.flag(tool, where, "strict");
        JsonNode schema = Fields.object(tool, where, "parameters");
        Fields.oneOf(schema, where + ".parameters", "type", Set.of("object"));
        return Fields.text(tool, where, "name");
    }

    private static @Nullable Size plain(JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(tool, where, Set.of("type"));
        return null;
    }

    private static Size preview(JsonNode request, JsonNode tool, String where) throws BadRequest {
        Fields.allowOnly(tool, where, Fields.words("type display_width display_height environment"));
        Fields.oneOf(tool, where, "environment", ENVIRONMENTS);
        if (!request.path("truncation").asText().equals("auto")) {
            throw new BadRequest("request.truncation must be auto with this tool");
        }
        return new Size(Fields.count(tool, where, "display_width"), Fields.count(tool, where, "display_height"));
    }
}

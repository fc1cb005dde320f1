package dev.deskhand.agent.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.Offer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The actions as functions with JSON schemas. The file beside this class holds them by the name of their
/// action.
final class Functions {
    private static final String PLACE = "place";

    private Functions() {}

    /// One object for all actions: what each takes, and which it is.
    static Offer schema(Family family) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject("thought").put("type", "string");
        ArrayNode names = properties.putObject("action").put("type", "string").putArray("enum");
        for (Offer.Function function : functions(family.actions(), family)) {
            names.add(function.name());
            JsonNode parameters = function.parameters().path("properties");
            parameters.properties().forEach(field -> properties.set(field.getKey(), field.getValue()));
        }
        schema.putArray("required").add("thought").add("action");
        schema.put("additionalProperties", false);
        return new Offer(List.of(), schema);
    }

    /// The functions for those actions.
    static List<Offer.Function> functions(ActionSpace actions, Family family) {
        JsonNode all = read();
        List<Offer.Function> functions = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            JsonNode written = all.path(kind.wireName());
            if (actions.has(kind) && written instanceof ObjectNode function) {
                functions.add(new Offer.Function(
                        kind.wireName(), function.path("description").asText(), parameters(function, family)));
            }
        }
        return functions;
    }

    private static ObjectNode parameters(ObjectNode function, Family family) {
        ObjectNode parameters = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = parameters.putObject("properties");
        ArrayNode required = JsonNodeFactory.instance.arrayNode();
        for (Map.Entry<String, JsonNode> field : function.path("parameters").properties()) {
            ObjectNode parameter = field.getValue().deepCopy();
            if (parameter.remove("optional") == null) {
                required.add(field.getKey());
            }
            properties.set(field.getKey(), PLACE.equals(parameter.path("type").asText()) ? place(family) : parameter);
        }
        parameters.set("required", required);
        return parameters;
    }

    private static ObjectNode place(Family family) {
        ObjectNode place = JsonNodeFactory.instance.objectNode().put("type", "array");
        place.putObject("items").put("type", "number");
        place.put("description", Lesson.places(family.space()));
        return place;
    }

    private static JsonNode read() {
        try (InputStream in = Functions.class.getResourceAsStream("functions.json")) {
            if (in == null) {
                throw new IllegalStateException("this build lacks functions.json");
            }
            return new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

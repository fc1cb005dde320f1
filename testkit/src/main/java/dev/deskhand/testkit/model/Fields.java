package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;

/// Strict reading of JSON objects: a field of the wrong kind or of no known name is refused by name.
final class Fields {
    private Fields() {}

    static void allowOnly(JsonNode object, String where, Set<String> allowed) throws BadRequest {
        if (!object.isObject()) {
            throw new BadRequest(where + " must be an object");
        }
        for (String name : (Iterable<String>) object::fieldNames) {
            if (!allowed.contains(name)) {
                throw new BadRequest("unknown field " + where + "." + name);
            }
        }
    }

    static String text(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isTextual() || value.textValue().isEmpty()) {
            throw new BadRequest(where + "." + name + " must be a string that is not empty");
        }
        return value.textValue();
    }

    /// A truth value that is false where it is missing.
    static boolean flag(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw new BadRequest(where + "." + name + " must be true or false");
        }
        return value.asBoolean(false);
    }

    static void optionalNumber(JsonNode object, String name, double least, double most) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isMissingNode()
                && (!value.isNumber() || value.doubleValue() < least || value.doubleValue() > most)) {
            throw new BadRequest("request." + name + " must be a number from " + least + " to " + most);
        }
    }
}

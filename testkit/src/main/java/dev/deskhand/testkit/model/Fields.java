package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/// Strict reading of JSON objects: a field of the wrong kind or of no known name is refused by name.
final class Fields {
    private Fields() {}

    static Set<String> words(String words) {
        return Set.of(words.split(" "));
    }

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

    /// A string that may be missing or empty, or where `null` stands for it.
    static void optionalText(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isMissingNode() && !value.isNull() && !value.isTextual()) {
            throw new BadRequest(where + "." + name + " must be a string");
        }
    }

    static String oneOf(JsonNode object, String where, String name, Set<String> allowed) throws BadRequest {
        String value = object.path(name).asText();
        if (!allowed.contains(value)) {
            throw new BadRequest(where + "." + name + " must be one of " + List.copyOf(allowed));
        }
        return value;
    }

    /// An array with something in it.
    static JsonNode list(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isArray() || value.isEmpty()) {
            throw new BadRequest(where + "." + name + " must be an array that is not empty");
        }
        return value;
    }

    static JsonNode object(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isObject()) {
            throw new BadRequest(where + "." + name + " must be an object");
        }
        return value;
    }

    /// A truth value that is false where it is missing.
    static boolean flag(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw new BadRequest(where + "." + name + " must be true or false");
        }
        return value.asBoolean(false);
    }

    static int count(JsonNode object, String where, String name) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isInt() || value.intValue() < 1) {
            throw new BadRequest(where + "." + name + " must be a whole number above 0");
        }
        return value.intValue();
    }

    static void optionalNumber(JsonNode object, String name, double least, double most) throws BadRequest {
        JsonNode value = object.path(name);
        if (!value.isMissingNode()
                && (!value.isNumber() || value.doubleValue() < least || value.doubleValue() > most)) {
            throw new BadRequest("request." + name + " must be a number from " + least + " to " + most);
        }
    }
}

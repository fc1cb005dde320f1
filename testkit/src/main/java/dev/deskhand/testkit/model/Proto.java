package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// A message of protocol buffers written as JSON: each field may go by its name in camel case or with underscores, and
/// by no other.
///
/// @param where what a refusal calls it
record Proto(JsonNode node, String where) {
    private static final Pattern CAPITAL = Pattern.compile("[A-Z]");

    static Proto of(JsonNode node, String where) throws BadRequest {
        if (!node.isObject()) {
            throw new BadRequest(where + " must be an object");
        }
        return new Proto(node, where);
    }

    /// @param names the fields there are, in camel case with blanks between
    void allowOnly(String names) throws BadRequest {
        Set<String> camel = Fields.words(names);
        for (String name : camel) {
            if (!name.equals(underscored(name)) && node.has(name) && node.has(underscored(name))) {
                throw new BadRequest(where + "." + name + " is given twice");
            }
        }
        for (String given : (Iterable<String>) node::fieldNames) {
            if (camel.stream()
                    .noneMatch(name -> name.equals(given) || underscored(name).equals(given))) {
                throw new BadRequest("unknown field " + where + "." + given + ": cannot find field");
            }
        }
    }

    private static String underscored(String camel) {
        return CAPITAL.matcher(camel).replaceAll(letter -> "_" + letter.group().toLowerCase(Locale.ROOT));
    }

    boolean has(String camel) {
        return !get(camel).isMissingNode();
    }

    JsonNode get(String camel) {
        return node.has(camel) ? node.path(camel) : node.path(underscored(camel));
    }

    Proto object(String camel) throws BadRequest {
        return of(get(camel), where + "." + camel);
    }

    /// A list with something in it.
    List<Proto> list(String camel) throws BadRequest {
        JsonNode list = get(camel);
        if (!list.isArray() || list.isEmpty()) {
            throw new BadRequest(where + "." + camel + " must be an array that is not empty");
        }
        List<Proto> all = new ArrayList<>();
        for (JsonNode each : list) {
            all.add(of(each, where + "." + camel + "[" + all.size() + "]"));
        }
        return all;
    }

    String text(String camel) throws BadRequest {
        JsonNode value = get(camel);
        if (!value.isTextual() || value.textValue().isEmpty()) {
            throw new BadRequest(where + "." + camel + " must be a string that is not empty");
        }
        return value.textValue();
    }
}

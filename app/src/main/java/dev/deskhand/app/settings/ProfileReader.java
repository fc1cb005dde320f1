package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.app.settings.BadSetting.Rule;
import java.util.Set;

/// Checks a profile field by field.
final class ProfileReader {
    static final String KEY_VARIABLE = "key_env";

    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_URL = 2048;

    private final Document document;
    private final Set<String> families;

    ProfileReader(Document document, Set<String> families) {
        this.document = document;
        this.families = Set.copyOf(families);
    }

    /// The profile in a node.
    ///
    /// @param field the path of the node, for telling what is wrong
    Profile read(JsonNode node, String field) throws BadSetting {
        if (!node.isObject()) {
            throw document.bad(field, Rule.OBJECT);
        }
        return new Profile(
                name(node, field + ".name"),
                url(node, field + ".base_url"),
                document.text(node.path("model"), field + ".model", LONGEST_URL),
                family(node, field + ".family"),
                node.hasNonNull(KEY_VARIABLE) ? variable(node, field + "." + KEY_VARIABLE) : null);
    }

    private String name(JsonNode node, String field) throws BadSetting {
        String name = document.text(node.path("name"), field, LONGEST_NAME);
        if (!name.equals(name.strip()) || name.chars().anyMatch(Character::isISOControl)) {
            throw document.bad(field, Rule.NAME);
        }
        return name;
    }

    private String url(JsonNode node, String field) throws BadSetting {
        String url = document.text(node.path("base_url"), field, LONGEST_URL);
        if (!BaseUrl.isUsable(url)) {
            throw document.bad(field, Rule.URL);
        }
        return url;
    }

    private String family(JsonNode node, String field) throws BadSetting {
        String family = document.text(node.path("family"), field, LONGEST_NAME);
        if (!families.contains(family)) {
            throw document.bad(field, Rule.FAMILY);
        }
        return family;
    }

    private String variable(JsonNode node, String field) throws BadSetting {
        String variable = document.text(node.path(KEY_VARIABLE), field, LONGEST_NAME);
        if (!VariableName.isUsable(variable)) {
            throw document.bad(field, Rule.VARIABLE);
        }
        return variable;
    }
}

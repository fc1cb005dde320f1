package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.settings.BadSetting.Rule;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Checks a profile field by field.
final class ProfileReader {
    static final String KEY_VARIABLE = "key_env";
    static final String ENGINE = "tool_engine";
    static final Set<String> FIELDS = Set.of(
            "name", "base_url", "model", "family", KEY_VARIABLE, ENGINE, SpendingReader.PRICE, SpendingReader.LIMITS);

    private final Document document;
    private final Set<String> families;

    ProfileReader(Document document, Set<String> families) {
        this.document = document;
        this.families = Set.copyOf(families);
    }

    Set<String> families() {
        return families;
    }

    /// The profile in a node that is about to be written: its family must be one there is.
    ///
    /// @param field the path of the node, for telling what is wrong
    Profile readNew(JsonNode node, String field) throws BadSetting {
        Profile profile = read(node, field);
        if (!families.contains(profile.family())) {
            throw document.bad(field + ".family", Rule.FAMILY);
        }
        return profile;
    }

    /// The profile in a node. Its family may be none there is any more: what is wrong with one profile is said where it
    /// is used, and keeps nobody from the others.
    ///
    /// @param field the path of the node, for telling what is wrong
    Profile read(JsonNode node, String field) throws BadSetting {
        if (!node.isObject()) {
            throw document.bad(field, Rule.OBJECT);
        }
        return new Profile(
                text(node.path("name"), field + ".name", ProfileRules::ofName),
                text(node.path("base_url"), field + ".base_url", ProfileRules::ofBaseUrl),
                text(node.path("model"), field + ".model", ProfileRules::ofModel),
                text(node.path("family"), field + ".family", ProfileRules::ofName),
                node.hasNonNull(KEY_VARIABLE)
                        ? text(node.path(KEY_VARIABLE), field + "." + KEY_VARIABLE, ProfileRules::ofKeyVariable)
                        : null,
                new Terms(
                        engine(node.path(ENGINE), field + "." + ENGINE),
                        new SpendingReader(document).read(node, field)));
    }

    private Engine engine(JsonNode value, String field) throws BadSetting {
        return value.isMissingNode() || value.isNull()
                ? Engine.NATIVE
                : Engine.named(document.text(value, field)).orElseThrow(() -> document.bad(field, Rule.ENGINE));
    }

    private String text(JsonNode value, String field, Function<String, Optional<Rule>> rules) throws BadSetting {
        String text = document.text(value, field);
        Optional<Rule> broken = rules.apply(text);
        if (broken.isPresent()) {
            throw document.bad(field, broken.get());
        }
        return text;
    }
}

package dev.deskhand.app.preset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.json.PlainYaml;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.preset.BadPreset.Rule;
import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.models.BaseUrl;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decodes presets, ours and those of UI-TARS-desktop. Every value is checked before anything is made of it.
public final class PresetReader {
    /// In bytes, and so in characters.
    static final int LONGEST = 1 << 20;

    private static final Set<String> KEYS = Set.of("api_key", "vlmApiKey");
    private static final int MOST_UNUSED = 20;
    private static final int LONGEST_NAME = 60;
    private static final int REPLACEMENT = 0xFFFD;
    private static final int LONGEST_KEY = 8192;

    private final Set<String> families;

    /// Reads presets for these.
    ///
    /// @param families the ids of the families there are
    public PresetReader(Set<String> families) {
        this.families = Set.copyOf(families);
    }

    /// What the text says.
    public Preset read(String text) throws BadPreset {
        ObjectNode root = document(text);
        Map<PresetField, String> said = new EnumMap<>(PresetField.class);
        List<String> unused = new ArrayList<>();
        Secret key = null;
        for (Map.Entry<String, JsonNode> entry : root.properties()) {
            String name = entry.getKey();
            PresetField field = PresetField.named(name).orElse(null);
            if (KEYS.contains(name)) {
                key = key(entry.getValue(), name, key);
            } else if (field == null) {
                unused.add(shown(name));
            } else {
                put(said, field, name, entry.getValue());
            }
        }
        return new Preset(said, key, unused.stream().limit(MOST_UNUSED).toList());
    }

    /// What nobody has checked, as far as it is repeated: one line that reads as it is written.
    private static String shown(String name) {
        return name.codePoints()
                .limit(LONGEST_NAME)
                .map(each -> ProfileRules.isShown(each) ? each : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static ObjectNode document(String text) throws BadPreset {
        if (text.length() > LONGEST) {
            throw new BadPreset(Rule.TOO_LARGE);
        }
        try {
            if (PlainYaml.read(text) instanceof ObjectNode root && !root.isEmpty()) {
                return root;
            }
            throw new BadPreset(Rule.NO_FIELDS);
        } catch (PlainYaml.Unreadable e) {
            throw new BadPreset(Rule.YAML, e.line());
        }
    }

    /// A value that is left empty is not said.
    private void put(Map<PresetField, String> said, PresetField field, String name, JsonNode node) throws BadPreset {
        String value = text(node, name);
        if (value.isEmpty()) {
            return;
        }
        if (said.put(field, value(field, name, value)) != null) {
            throw new BadPreset(Rule.TWICE, name);
        }
    }

    /// A number would not stay as it was written: 1.10 is 1.1, and 010 is 8.
    private static String text(JsonNode node, String name) throws BadPreset {
        if (node.isNull()) {
            return "";
        }
        if (!node.isTextual()) {
            throw new BadPreset(node.isValueNode() ? Rule.UNQUOTED : Rule.VALUE, name);
        }
        return node.textValue().strip();
    }

    private String value(PresetField field, String name, String value) throws BadPreset {
        boolean isSound = switch (field) {
            case NAME -> ProfileRules.ofName(value).isEmpty();
            case BASE_URL -> ProfileRules.ofBaseUrl(value).isEmpty();
            case MODEL -> ProfileRules.ofModel(value).isEmpty();
            case KEY_VARIABLE -> ProfileRules.ofKeyVariable(value).isEmpty();
            case ENGINE -> Engine.named(value).isPresent();
            case FAMILY -> true;
        };
        if (!isSound) {
            throw new BadPreset(Rule.VALUE, name);
        }
        return switch (field) {
            case BASE_URL -> BaseUrl.repaired(value);
            case FAMILY -> family(field, name, value);
            case NAME, MODEL, KEY_VARIABLE, ENGINE -> value;
        };
    }

    private String family(PresetField field, String name, String value) throws BadPreset {
        String family = field.isTheirs(name) ? PresetField.PROVIDERS.getOrDefault(value, "") : value;
        if (!families.contains(family)) {
            throw new BadPreset(Rule.FAMILY, name);
        }
        return family;
    }

    private static @Nullable Secret key(JsonNode node, String name, @Nullable Secret before) throws BadPreset {
        String key = text(node, name);
        if (key.isEmpty()) {
            return before;
        }
        if (before != null) {
            throw new BadPreset(Rule.TWICE, name);
        }
        if (key.length() > LONGEST_KEY || !Secret.isUsable(key)) {
            throw new BadPreset(Rule.VALUE, name);
        }
        return new Secret(key);
    }
}

package dev.deskhand.agent.family;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.json.PlainYaml;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A family written down as YAML. Every field is checked, and one that is not known is refused: it may be a
/// known one spelled wrong.
final class FamilyFile {
    /// The longest file, in characters.
    static final int LONGEST = 1 << 16;

    private static final int LONGEST_NAME = 128;
    private static final int MOST_MODELS = 64;
    private static final int MOST_PICTURES = 100;

    private FamilyFile() {}

    /// The family in that text.
    ///
    /// @param id what it is to be known by
    /// @throws BadField where something in it cannot be taken; the message names the field
    static Family read(String id, String yaml) {
        Fields fields = document(yaml);
        fields.refuseOthersThan(
                "name",
                "models",
                "protocol",
                "form",
                "refuses",
                "space",
                "axes",
                "smart-resize",
                "picture",
                "pictures-kept",
                "actions",
                "system",
                "opening");
        Family.Label label = new Family.Label(
                id, fields.text("name", LONGEST_NAME), fields.texts("models", MOST_MODELS, LONGEST_NAME));
        Seeing seeing = new Seeing(fields);
        int picturesKept = (int) fields.whole("pictures-kept", 1, MOST_PICTURES);
        return new Family(
                label,
                new Prompt(fields.has("system") ? fields.text("system", LONGEST) : "", fields.text("opening", LONGEST)),
                new Family.Sight(seeing.picture(), seeing.space(), picturesKept),
                speech(fields),
                actions(fields));
    }

    private static Fields document(String yaml) {
        if (yaml.length() > LONGEST) {
            throw new BadField("file", "is longer than " + LONGEST + " characters");
        }
        try {
            return Fields.of(PlainYaml.read(yaml), "file");
        } catch (PlainYaml.Unreadable e) {
            throw new BadField("file", "must be one document of plain YAML; line " + e.line() + " is not");
        }
    }

    private static Speech speech(Fields fields) {
        Set<Speech.Setting> refused = new HashSet<>();
        for (String word : list(fields, "refuses")) {
            refused.add(word(fields, "refuses", word, Speech.Setting.class));
        }
        Speech.Protocol protocol = fields.has("protocol")
                ? word(fields, "protocol", fields.text("protocol", LONGEST_NAME), Speech.Protocol.class)
                : Speech.Protocol.CHAT;
        Speech.Form form = word(fields, "form", fields.text("form", LONGEST_NAME), Speech.Form.class);
        return new Speech(protocol, form, refused);
    }

    private static List<String> list(Fields fields, String name) {
        return fields.has(name) ? fields.texts(name, MOST_MODELS, LONGEST_NAME) : List.of();
    }

    private static <T extends Enum<T> & Speech.Worded> T word(Fields fields, String name, String word, Class<T> type) {
        return Speech.Worded.find(type, word)
                .orElseThrow(() -> fields.bad(name, "must be one of " + String.join(", ", words(type))));
    }

    private static <T extends Enum<T> & Speech.Worded> List<String> words(Class<T> type) {
        return EnumSet.allOf(type).stream().map(Speech.Worded::word).toList();
    }

    private static ActionSpace actions(Fields fields) {
        Set<ActionKind> kinds = EnumSet.noneOf(ActionKind.class);
        for (String name : fields.texts("actions", ActionKind.values().length, LONGEST_NAME)) {
            kinds.add(ActionKind.named(name.toLowerCase(Locale.ROOT))
                    .orElseThrow(() -> fields.bad("actions", "holds one that is not known")));
        }
        return new ActionSpace(kinds);
    }
}

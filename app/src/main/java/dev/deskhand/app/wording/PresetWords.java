package dev.deskhand.app.wording;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.settings.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a preset would change, and what in it means nothing here. Keys are never among the words.
public final class PresetWords {
    private final Texts texts;

    public PresetWords(Texts texts) {
        this.texts = texts;
    }

    /// A line each.
    public List<String> of(PresetPlan plan) {
        List<String> lines = new ArrayList<>();
        Profile after = plan.after();
        if (plan.isEmpty()) {
            lines.add(texts.text("preset.no_change", after.name()));
        } else {
            lines.add(texts.text(plan.before() == null ? "preset.would_make" : "preset.would_change", after.name()));
            plan.changes().forEach(change -> lines.add(change(change)));
            lines.addAll(key(plan));
        }
        lines.addAll(unused(plan.unused()));
        return lines;
    }

    private String change(PresetPlan.Change change) {
        String word = change.field().word();
        return change.before().isEmpty()
                ? texts.text("preset.value", word, change.after())
                : texts.text("preset.change", word, change.before(), change.after());
    }

    private List<String> key(PresetPlan plan) {
        return switch (plan.key()) {
            case NONE, STAYS -> List.of();
            case KEPT -> List.of(texts.text("preset.key_kept", plan.host()));
            case IN_VARIABLE ->
                List.of(texts.text(
                        "preset.key_in_variable", String.valueOf(plan.after().keyVariable()), plan.host()));
            case FORGOTTEN -> List.of(texts.text(plan.before() == null ? "preset.key_left" : "preset.key_forgotten"));
        };
    }

    /// Those another program's presets have, each with the reason; then those nobody knows.
    private List<String> unused(List<String> fields) {
        List<String> lines = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (String field : fields) {
            String key = "preset.unused." + field.toLowerCase(Locale.ROOT);
            if (texts.has(key)) {
                lines.add(texts.text("preset.unused_field", field, texts.text(key)));
            } else {
                unknown.add(field);
            }
        }
        if (!unknown.isEmpty()) {
            lines.add(texts.text("preset.unknown_fields", String.join(texts.text("cli.list"), unknown)));
        }
        return lines;
    }
}

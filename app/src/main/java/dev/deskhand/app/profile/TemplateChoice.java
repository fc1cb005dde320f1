package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.template.Template;
import dev.deskhand.app.template.Templates;
import dev.deskhand.app.widget.Show;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// What a new profile can begin from. FX thread.
final class TemplateChoice {
    private final ProfileViewModel model;
    private final Texts texts;
    private final ObservableValue<Boolean> isNew;
    private final StringProperty note = new SimpleStringProperty("");
    private final ComboBox<@Nullable Template> box = new ComboBox<>();

    TemplateChoice(ProfileViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        this.isNew = model.isNew();
        box.setId("profile-template");
        box.setPromptText(texts.text("profile.template_prompt"));
        box.getItems().setAll(Templates.builtIn().all());
        box.setConverter(names());
        box.valueProperty().addListener((_, _, chosen) -> chosen(chosen));
        isNew.addListener((_, _, begins) -> {
            if (!begins) {
                box.setValue(null);
            }
        });
    }

    private void chosen(@Nullable Template template) {
        note.set(template == null ? "" : template.note(texts));
        if (template != null) {
            model.begin(template);
        }
    }

    /// To choose one from.
    ComboBox<@Nullable Template> box() {
        return box;
    }

    /// What to know of the one that was chosen; takes no room while none is.
    Label note() {
        Label label = new Label();
        label.setId("profile-template-note");
        label.getStyleClass().add("caption");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.textProperty().bind(note);
        Show.when(label, note.isNotEmpty());
        return label;
    }

    private static StringConverter<@Nullable Template> names() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable Template template) {
                return template == null ? "" : template.name();
            }

            @Override
            public @Nullable Template fromString(String name) {
                throw new UnsupportedOperationException("the box is not typed in");
            }
        };
    }
}

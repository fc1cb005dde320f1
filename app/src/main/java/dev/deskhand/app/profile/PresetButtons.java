package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Takes profiles from files and writes them down. What would change is shown, and kept only where the person says so.
/// FX thread.
final class PresetButtons extends HBox {
    private final ProfileViewModel model;
    private final Texts texts;
    private final NoticeView notices;
    private final PresetFiles files;
    private final PresetViewModel.Heard heard = new Telling();
    private @Nullable Notice question;

    /// Lays them out.
    ///
    /// @param locked whether a run goes on; the question is taken back when one begins
    PresetButtons(
            ProfileViewModel model,
            Texts texts,
            NoticeView notices,
            PresetFiles files,
            ObservableValue<Boolean> locked) {
        this.model = model;
        this.texts = texts;
        this.notices = notices;
        this.files = files;
        getStyleClass().add("field-row");
        setAlignment(Pos.CENTER_RIGHT);
        Button export = button("preset-export", "preset.export");
        export.disableProperty().bind(model.isKept().map(isKept -> !isKept));
        export.setOnAction(_ -> export(model.entry().name()));
        Button open = button("preset-import", "preset.import");
        open.setOnAction(_ -> files.toOpen().ifPresent(this::open));
        getChildren().addAll(open, export);
        locked.addListener((_, _, runs) -> {
            if (runs) {
                takeBack();
            }
        });
    }

    private Button button(String id, String key) {
        Button button = new Button(texts.text(key));
        button.setId(id);
        button.setAccessibleText(texts.text(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.getStyleClass().addAll("flat", "fold");
        return button;
    }

    /// What is typed is kept first: else the preset would be held against the profile as it was, and take its place.
    private void open(Path file) {
        model.keepTyped(() -> model.presets().open(file, heard), why -> heard.told(why.sentence(texts)));
    }

    private void export(String name) {
        files.toWrite(name).ifPresent(file -> model.presets().export(name, file, heard));
    }

    private void takeBack() {
        Notice asked = question;
        if (asked != null) {
            notices.withdraw(asked);
        }
    }

    private Notice.Choice choice(String id, String word, Runnable then) {
        return new Notice.Choice(id, texts.text(word), Notice.Weight.PLAIN, then);
    }

    private final class Telling implements PresetViewModel.Heard {
        @Override
        public void wouldChange(PresetPlan plan, String words) {
            Notice asked = new Notice(
                    words,
                    List.of(
                            choice(
                                    "preset-keep",
                                    "preset.keep",
                                    () -> model.presets().keep(plan, this)),
                            choice("preset-leave", "preset.leave", () -> {})));
            question = asked;
            notices.ask(asked);
        }

        @Override
        public void told(String words) {
            notices.tell(new Notice(words, List.of(choice("preset-seen", "notice.seen", () -> {}))));
        }
    }
}

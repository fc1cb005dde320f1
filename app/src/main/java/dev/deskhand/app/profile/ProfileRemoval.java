package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;

/// Deletes the profile in the fields, once the person has been asked. FX thread.
final class ProfileRemoval {
    private final ProfileViewModel model;
    private final Texts texts;
    private final NoticeView notices;
    private @Nullable Notice question;

    /// @param locked whether a run goes on; the question is taken back when one begins
    ProfileRemoval(ProfileViewModel model, Texts texts, NoticeView notices, ObservableValue<Boolean> locked) {
        this.model = model;
        this.texts = texts;
        this.notices = notices;
        locked.addListener((_, _, runs) -> {
            if (runs) {
                takeBack();
            }
        });
    }

    /// Asks; of no use while no profile of the name in the fields is kept.
    Button button() {
        String word = texts.text("profile.delete");
        Button button = Buttons.iconed("profile-delete", Icon.BIN, word, word);
        button.disableProperty().bind(model.isKept().map(isKept -> !isKept));
        button.setOnAction(_ -> ask(model.entry().name()));
        return button;
    }

    private void ask(String name) {
        Notice asked = new Notice(
                texts.text("profile.delete_question", name),
                List.of(
                        new Notice.Choice(
                                "profile-delete-yes",
                                texts.text("profile.delete_yes"),
                                Notice.Weight.DANGER,
                                () -> model.remove(name, this::failed)),
                        new Notice.Choice(
                                "profile-delete-no", texts.text("profile.delete_no"), Notice.Weight.PLAIN, () -> {})));
        question = asked;
        notices.ask(asked);
    }

    private void takeBack() {
        Notice asked = question;
        if (asked != null) {
            notices.withdraw(asked);
        }
    }

    private void failed(BadSetting why) {
        notices.tell(new Notice(
                why.sentence(texts),
                List.of(new Notice.Choice(
                        "profile-delete-failed", texts.text("notice.seen"), Notice.Weight.PLAIN, () -> {}))));
    }
}

package dev.deskhand.app.run;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import dev.deskhand.app.wording.Words;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// How the run ended, at the end of its transcript: each ending looks, and is worded, unlike the others.
final class EndingView extends VBox {
    private final RunViewModel model;
    private final Label title = new Label();
    private final Label message = new Label();
    private final Label detail = new Label();

    EndingView(RunViewModel model) {
        this.model = model;
        Texts texts = model.texts();
        setId("ending");
        getStyleClass().add("ending");
        title.setId("ending-title");
        title.getStyleClass().add("ending-title");
        message.setId("ending-message");
        message.getStyleClass().add("ending-message");
        detail.setId("ending-detail");
        detail.getStyleClass().add("ending-detail");
        for (Label label : new Label[] {message, detail}) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        Button copy = Buttons.iconed("ending-copy", Icon.COPY, texts.text("ending.copy"), texts.text("ending.copy"));
        copy.setOnAction(_ -> copy());
        HBox head = new HBox(title, room(), copy);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, message, detail);
        model.run().addListener((_, _, _) -> show());
        model.desk().addListener((_, _, _) -> show());
        show();
    }

    private static Region room() {
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        return room;
    }

    private void show() {
        Optional<Words> words = words();
        setVisible(words.isPresent());
        setManaged(words.isPresent());
        words.ifPresent(this::show);
    }

    private void show(Words words) {
        Ending ending = ending();
        title.setText(words.title());
        title.setGraphic(icon(words).node());
        detail.setText(words.detail());
        message.setText(ending == null ? "" : ending.message().strip());
        message.setVisible(!message.getText().isEmpty());
        message.setManaged(!message.getText().isEmpty());
        Show.tone(this, words.tone());
    }

    private Optional<Words> words() {
        if (model.desk().get() instanceof DeskState.Idle idle && idle.obstacle() != null) {
            return Optional.of(model.words().obstacle(idle));
        }
        return Optional.ofNullable(ending()).map(model.words()::ending);
    }

    /// How the shown run ended; null where it goes on, or where another could not even begin.
    private @Nullable Ending ending() {
        boolean notBegun = model.desk().get() instanceof DeskState.Idle idle && idle.obstacle() != null;
        return notBegun ? null : model.run().get().ending();
    }

    private static Icon icon(Words words) {
        return switch (words.tone()) {
            case GOOD -> Icon.CHECK;
            case BAD -> Icon.CROSS;
            case CAUTION -> Icon.CAUTION;
            case ASKING -> Icon.PERSON;
            case NEUTRAL, BUSY -> Icon.STOP;
        };
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        String said = message.getText().isEmpty() ? "" : message.getText() + "\n";
        content.putString(title.getText() + "\n" + said + detail.getText());
        Clipboard.getSystemClipboard().setContent(content);
    }
}

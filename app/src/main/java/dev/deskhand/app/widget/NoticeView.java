package dev.deskhand.app.widget;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The place of a notice; takes no room while there is none. FX thread.
public final class NoticeView extends HBox {
    private final Label text = new Label();
    private @Nullable Notice notice;
    private @Nullable Node before;

    public NoticeView() {
        setId("notice");
        getStyleClass().add("notice");
        setAlignment(Pos.CENTER_LEFT);
        text.setId("notice-text");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().add("notice-text");
        text.setMaxWidth(Double.MAX_VALUE);
        setHgrow(text, Priority.ALWAYS);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        vanish();
    }

    /// Shows it in place of any other. The keyboard stays where it is.
    public void tell(Notice next) {
        notice = next;
        text.setText(next.text());
        List<Button> buttons = next.choices().stream().map(this::button).toList();
        getChildren().setAll(text);
        getChildren().addAll(buttons);
        setVisible(true);
        setManaged(true);
    }

    /// Shows it and puts the keyboard on its harmless answer, until it is answered.
    public void ask(Notice next) {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        before = isShown(notice) && before != null ? before : owner;
        tell(next);
        getChildren().getLast().requestFocus();
    }

    private static boolean isShown(@Nullable Notice shown) {
        return shown != null;
    }

    /// Answers with what changes nothing.
    ///
    /// @return whether there was anything to answer
    public boolean dismiss() {
        Notice shown = notice;
        if (shown == null) {
            return false;
        }
        answer(shown.harmless());
        return true;
    }

    /// Takes the notice away unanswered, where it is still this one.
    public void withdraw(Notice which) {
        if (which.equals(notice)) {
            vanish();
        }
    }

    private void answer(Notice.Choice choice) {
        vanish();
        choice.then().run();
    }

    private void vanish() {
        notice = null;
        setVisible(false);
        setManaged(false);
        Node owner = before;
        before = null;
        if (owner != null) {
            owner.requestFocus();
        }
    }

    private Button button(Notice.Choice choice) {
        Button button = new Button(choice.word());
        button.setId(choice.id());
        button.setAccessibleText(choice.word());
        button.setAccessibleHelp(text.getText());
        button.setMinWidth(Region.USE_PREF_SIZE);
        if (choice.weight() == Notice.Weight.DANGER) {
            button.getStyleClass().add("danger");
        }
        button.setOnAction(_ -> answer(choice));
        return button;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            button.fire();
            event.consume();
        }
    }
}

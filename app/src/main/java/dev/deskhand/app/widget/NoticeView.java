package dev.deskhand.app.widget;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The place of notices, one shown at a time; takes no room while there is none. One that comes while another is asked
/// waits for its turn: no question is lost under another. FX thread.
public final class NoticeView extends HBox {
    private static final double MOST_HEIGHT = 220;

    private final Label text = new Label();

    /// The last is shown.
    private final List<Pending> pending = new ArrayList<>();

    private Node harmless = this;
    private @Nullable Node before;

    private record Pending(Notice notice, Manner manner) {
        /// Whether it is the same matter, said anew.
        boolean isAbout(Notice other) {
            return ids(notice).equals(ids(other));
        }

        private static List<String> ids(Notice notice) {
            return notice.choices().stream().map(Notice.Choice::id).toList();
        }
    }

    private enum Manner {
        TOLD,
        /// The keyboard is on its harmless answer.
        ASKED
    }

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
        setVisible(false);
        setManaged(false);
    }

    /// Shows it in place of one of the same choices and above others that were told; below what is asked. The keyboard
    /// stays where it is.
    public void tell(Notice next) {
        pending.removeIf(other -> other.isAbout(next));
        int asked = 0;
        while (asked < pending.size() && pending.get(asked).manner() == Manner.TOLD) {
            asked++;
        }
        pending.add(asked, new Pending(next, Manner.TOLD));
        showLast();
    }

    /// Shows it above all others and puts the keyboard on its harmless answer, until it is answered.
    public void ask(Notice next) {
        if (pending.stream().noneMatch(other -> other.manner() == Manner.ASKED)) {
            before = getScene() == null ? null : getScene().getFocusOwner();
        }
        pending.removeIf(other -> other.isAbout(next));
        pending.add(new Pending(next, Manner.ASKED));
        showLast();
    }

    private List<Node> row(List<Button> buttons) {
        List<Node> row = new ArrayList<>(List.of(text));
        row.addAll(buttons);
        return row;
    }

    /// Lines above the buttons, to be scrolled where there is no room for all of them.
    private Node above(List<Button> buttons) {
        ScrollPane lines = new ScrollPane(text);
        lines.setFitToWidth(true);
        lines.setMaxHeight(MOST_HEIGHT);
        lines.getStyleClass().add("notice-lines");
        HBox answers = new HBox();
        answers.getChildren().addAll(buttons);
        answers.getStyleClass().add("field-row");
        answers.setAlignment(Pos.CENTER_RIGHT);
        VBox both = new VBox(lines, answers);
        both.getStyleClass().add("notice-column");
        setHgrow(both, Priority.ALWAYS);
        return both;
    }

    /// Answers what is shown with what changes nothing.
    ///
    /// @return whether there was anything to answer
    public boolean dismiss() {
        if (pending.isEmpty()) {
            return false;
        }
        Notice shown = pending.getLast().notice();
        answer(shown, shown.harmless());
        return true;
    }

    /// Takes the notice away unanswered, where it has not been answered yet.
    public void withdraw(Notice which) {
        if (pending.removeIf(other -> other.notice().equals(which))) {
            showLast();
        }
    }

    private void answer(Notice answered, Notice.Choice choice) {
        withdraw(answered);
        choice.then().run();
    }

    private void showLast() {
        boolean isAny = !pending.isEmpty();
        setVisible(isAny);
        setManaged(isAny);
        boolean isAsked = isAny && pending.getLast().manner() == Manner.ASKED;
        if (isAny) {
            show(pending.getLast().notice());
        }
        Node owner = before;
        if (isAsked) {
            harmless.requestFocus();
        } else if (owner != null) {
            before = null;
            owner.requestFocus();
        }
    }

    private void show(Notice notice) {
        text.setText(notice.text());
        List<Button> buttons =
                notice.choices().stream().map(choice -> button(notice, choice)).toList();
        harmless = buttons.getLast();
        getChildren().setAll(notice.text().contains("\n") ? List.of(above(buttons)) : row(buttons));
    }

    private Button button(Notice notice, Notice.Choice choice) {
        Button button = new Button(choice.word());
        button.setId(choice.id());
        button.setAccessibleText(choice.word());
        button.setAccessibleHelp(notice.text());
        button.setMinWidth(Region.USE_PREF_SIZE);
        if (choice.weight() == Notice.Weight.DANGER) {
            button.getStyleClass().add("danger");
        }
        button.setOnAction(_ -> answer(notice, choice));
        return button;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            button.fire();
            event.consume();
        }
    }
}

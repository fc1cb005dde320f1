package dev.deskhand.app.run;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// Where the person writes and commands: the instruction and Start while nothing runs; words to the model, Pause,
/// Resume and Stop while something does.
final class ComposerView extends VBox {
    /// That one of the fields has the keyboard. JavaFX's own `focus-within` stays on here once the focus has left.
    private static final PseudoClass WRITING = PseudoClass.getPseudoClass("writing");

    private static final double NARROWEST_CHOICE = 120;

    private final RunViewModel model;
    private final Texts texts;
    private final ObservableValue<Boolean> idle;
    private final TextArea instruction;
    private final TextArea steering;

    ComposerView(RunViewModel model) {
        this.model = model;
        this.texts = model.texts();
        this.idle = model.desk().map(DeskState.Idle.class::isInstance);
        setId("composer");
        getStyleClass().add("composer");
        instruction = area("instruction", texts.text("run.instruction_prompt"), model.instruction());
        steering = area("steering", texts.text("run.steering_prompt"), model.steering());
        Show.when(instruction, idle);
        Show.when(steering, idle.map(nothingRuns -> !nothingRuns));
        StackPane fields = new StackPane(instruction, steering);
        VBox.setVgrow(fields, Priority.ALWAYS);
        getChildren().addAll(fields, controls());
        idle.addListener((_, _, nothingRuns) -> passFocus(nothingRuns ? instruction : steering));
    }

    /// Whoever writes here goes on writing here: the fields change places, the focus goes along.
    private void passFocus(TextArea shown) {
        if (hasFocus()) {
            shown.requestFocus();
            shown.end();
        }
    }

    private boolean hasFocus() {
        Node at = getScene() == null ? null : getScene().getFocusOwner();
        while (at != null && at != this) {
            at = at.getParent();
        }
        return at != null;
    }

    /// Puts the caret where the person will write first.
    void focusFirst() {
        instruction.requestFocus();
        instruction.end();
    }

    private TextArea area(String id, String prompt, StringProperty text) {
        TextArea area = new TextArea();
        area.setId(id);
        area.setWrapText(true);
        area.setPrefRowCount(3);
        area.setPromptText(prompt);
        area.setAccessibleText(texts.text("run." + id));
        area.textProperty().bindBidirectional(text);
        area.addEventFilter(KeyEvent.KEY_PRESSED, ComposerView::leaveByTab);
        area.focusedProperty().addListener((_, _, focused) -> pseudoClassStateChanged(WRITING, focused));
        return area;
    }

    /// Tab goes on to the next control, as in a form: nobody types one into an instruction.
    private static void leaveByTab(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB && event.getSource() instanceof TextArea area) {
            area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
        }
    }

    private HBox controls() {
        HBox row = new HBox(operators(), hint(), start(), tell(), pause(), resume(), stop());
        row.getStyleClass().add("controls");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private ComboBox<OperatorChoice> operators() {
        ComboBox<OperatorChoice> box = new ComboBox<>();
        box.setId("operator");
        box.setAccessibleText(texts.text("run.operator"));
        box.setConverter(new OperatorNames(texts));
        box.getItems().setAll(model.operators());
        box.valueProperty().bindBidirectional(model.operator());
        box.setPromptText(texts.text("run.which_display"));
        box.setMinWidth(NARROWEST_CHOICE);
        Show.when(box, idle);
        return box;
    }

    /// Why it cannot start, or what the keys are.
    private Label hint() {
        Label hint = new Label();
        hint.setId("hint");
        hint.getStyleClass().add("hint");
        hint.setMinWidth(0);
        hint.setMaxWidth(Double.MAX_VALUE);
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        hint.textProperty().bind(Bindings.createStringBinding(this::hintText, model.obstacle(), model.trouble(), idle));
        return hint;
    }

    private String hintText() {
        if (!idle.getValue()) {
            return texts.text("run.keys_running");
        }
        String trouble = model.trouble().get();
        return trouble.isEmpty() ? model.obstacle().getValue() : trouble;
    }

    private Button start() {
        Button button = Buttons.worded("start", Icon.PLAY, texts.text("run.start"), texts.text("run.start_help"));
        button.getStyleClass().add("accent");
        button.disableProperty().bind(model.obstacle().map(why -> !why.isEmpty()));
        button.setOnAction(_ -> model.start());
        return shown(button, idle);
    }

    private Button tell() {
        Button button = Buttons.worded("tell", Icon.UP, texts.text("run.tell"), texts.text("run.tell_help"));
        button.disableProperty().bind(model.steering().map(String::isBlank));
        button.setOnAction(_ -> model.steer());
        return shown(button, idle.map(nothingRuns -> !nothingRuns));
    }

    private Button pause() {
        Button button = Buttons.worded("pause", Icon.PAUSE, texts.text("run.pause"), texts.text("run.pause_help"));
        button.setOnAction(_ -> model.pause());
        return shown(
                button,
                model.desk().map(desk -> desk instanceof DeskState.Going || desk instanceof DeskState.Starting));
    }

    private Button resume() {
        Button button = Buttons.worded("resume", Icon.PLAY, texts.text("run.resume"), texts.text("run.resume_help"));
        button.getStyleClass().add("accent");
        button.setOnAction(_ -> model.resume());
        return shown(button, model.desk().map(DeskState.Paused.class::isInstance));
    }

    private Button stop() {
        Button button = Buttons.worded("stop", Icon.STOP, texts.text("run.stop"), texts.text("run.stop_help"));
        button.getStyleClass().add("danger");
        button.setOnAction(_ -> model.stop());
        button.disableProperty().bind(model.desk().map(DeskState.Stopping.class::isInstance));
        return shown(button, idle.map(nothingRuns -> !nothingRuns));
    }

    private static Button shown(Button button, ObservableValue<Boolean> when) {
        button.setMinWidth(Region.USE_PREF_SIZE);
        Show.when(button, when);
        return button;
    }

    private static final class OperatorNames extends StringConverter<OperatorChoice> {
        private final Texts texts;

        OperatorNames(Texts texts) {
            this.texts = texts;
        }

        @Override
        public String toString(OperatorChoice choice) {
            if (choice == null) {
                return "";
            }
            OperatorChoice.Numbered display = choice.display();
            return display == null
                    ? texts.text("operator." + choice.operator())
                    : texts.text("operator.display", display.number(), display.name(), display.size());
        }

        @Override
        public OperatorChoice fromString(String name) {
            throw new UnsupportedOperationException("operators are chosen, not typed");
        }
    }
}

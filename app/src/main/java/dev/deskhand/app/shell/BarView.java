package dev.deskhand.app.shell;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.shell.ShellState.Offer;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import java.time.Clock;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What stands on the bar: the state in a word, the step, Pause or Resume, Stop, the way back to the window, and below
/// them the latest thought. No
/// tooltips: they would lie on the screen outside the bar's place.
public final class BarView extends VBox {
    private final SecondThoughts thoughts;
    private final Label status = new Label();
    private final Label step = new Label();
    private final Label thought = new Label();
    private final Button pause;
    private final Button resume;
    private final Button stop;

    private Consumer<Command> onCommand = command -> {};

    public BarView(Texts texts, Clock clock) {
        this.thoughts = new SecondThoughts(clock);
        setId("bar");
        getStyleClass().add("bar");
        Region dot = new Region();
        dot.getStyleClass().add("status-dot");
        status.setGraphic(dot);
        status.setId("bar-status");
        status.getStyleClass().add("bar-status");
        step.setId("bar-step");
        step.getStyleClass().add("bar-step");
        pause = button("bar-pause", Icon.PAUSE, texts.text("run.pause"), new Command.Pause());
        resume = button("bar-resume", Icon.PLAY, texts.text("run.resume"), new Command.Resume());
        resume.setOnAction(_ -> resume());
        stop = button("bar-stop", Icon.STOP, texts.text("run.stop"), new Command.Stop());
        Button window = button("bar-show", Icon.SCREEN, texts.text("bar.show"), new Command.Show());
        window.setText("");
        thought.setId("bar-thought");
        thought.getStyleClass().add("bar-thought");
        thought.setMaxWidth(Double.MAX_VALUE);
        HBox row = new HBox(status, step, pause, resume, stop, window);
        row.getStyleClass().add("bar-row");
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(row, thought);
    }

    private Button button(String id, Icon icon, String word, Command command) {
        Button button = new Button(word, icon.node());
        button.setId(id);
        button.getStyleClass().add("bar-button");
        button.setAccessibleText(word);
        button.setOnAction(_ -> onCommand.accept(command));
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    void onCommand(Consumer<Command> listener) {
        onCommand = listener;
    }

    private void resume() {
        if (thoughts.areOver()) {
            onCommand.accept(new Command.Resume());
        }
    }

    void show(ShellState state) {
        status.setText(state.status().title());
        Show.tone(status, state.status().tone());
        step.setText(state.step());
        thought.setText(state.thought());
        if (state.offers(Offer.RESUME) && !resume.isVisible()) {
            thoughts.changed();
        }
        shown(resume, state.offers(Offer.RESUME));
        shown(pause, !state.offers(Offer.RESUME));
        pause.setDisable(!state.offers(Offer.PAUSE));
        stop.setDisable(!state.offers(Offer.STOP));
    }

    private static void shown(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}

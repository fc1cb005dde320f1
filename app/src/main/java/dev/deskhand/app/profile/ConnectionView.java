package dev.deskhand.app.profile;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.Show;
import dev.deskhand.app.wording.Tone;
import java.util.Comparator;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The button that tests the connection, and below it what was found out.
public final class ConnectionView extends VBox {
    private final ConnectionViewModel model;
    private final Texts texts;
    private final ObservableValue<Boolean> goes;
    private final VBox lines = new VBox();

    /// @param locked whether a run goes on, so that nothing is tested
    public ConnectionView(ConnectionViewModel model, ObservableValue<Boolean> locked) {
        this.model = model;
        this.texts = model.texts();
        this.goes = model.state().map(state -> state.phase() == ConnectionState.Phase.GOING);
        setId("connection");
        getStyleClass().add("connection");
        getChildren().addAll(controls(locked), correct(), findings());
        locked.subscribe(runs -> {
            if (runs) {
                model.stop();
            }
        });
    }

    private HBox controls(ObservableValue<Boolean> locked) {
        Button test = new Button(texts.text("profile.test"));
        test.setId("connection-test");
        test.setAccessibleText(texts.text("profile.test"));
        test.setMinWidth(Region.USE_PREF_SIZE);
        test.disableProperty().bind(locked.flatMap(runs -> model.canBegin().map(can -> runs || !can)));
        test.setOnAction(_ -> model.begin());
        Show.when(test, goes.map(isGoing -> !isGoing));
        Button stop = Buttons.worded(
                "connection-stop", Icon.STOP, texts.text("profile.test_stop"), texts.text("profile.test_stop"));
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setOnAction(_ -> model.stop());
        Show.when(stop, goes);
        HBox row = new HBox(test, stop, progress(), verdict(), copy());
        row.getStyleClass().add("connection-row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private ProgressIndicator progress() {
        ProgressIndicator progress = new ProgressIndicator();
        progress.getStyleClass().add("connection-progress");
        Show.when(progress, goes);
        return progress;
    }

    private Label verdict() {
        Label verdict = new Label();
        verdict.setId("connection-verdict");
        verdict.getStyleClass().add("connection-verdict");
        verdict.setWrapText(true);
        verdict.setMinHeight(Region.USE_PREF_SIZE);
        verdict.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(verdict, Priority.ALWAYS);
        verdict.textProperty().bind(model.verdict());
        model.state().subscribe(state -> Show.tone(verdict, tone(state.phase())));
        return verdict;
    }

    private static Tone tone(ConnectionState.Phase phase) {
        return switch (phase) {
            case UNTRIED, STOPPED -> Tone.NEUTRAL;
            case GOING -> Tone.BUSY;
            case WORKS -> Tone.GOOD;
            case FAILS -> Tone.BAD;
        };
    }

    private Button copy() {
        String words = texts.text("profile.test_copy");
        Button copy = Buttons.iconed("connection-copy", Icon.COPY, words, words);
        copy.setOnAction(_ -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(model.report());
            Clipboard.getSystemClipboard().setContent(content);
        });
        Show.when(copy, model.state().map(state -> !state.lines().isEmpty()));
        return copy;
    }

    private ScrollPane findings() {
        lines.getStyleClass().add("connection-lines");
        model.state().subscribe(this::show);
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setId("connection-findings");
        scroll.getStyleClass().add("connection-findings");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        Show.when(scroll, model.state().map(state -> !state.lines().isEmpty()));
        return scroll;
    }

    /// What has to be put right comes first: it must be seen without scrolling.
    private void show(ConnectionState state) {
        lines.getChildren()
                .setAll(state.lines().stream()
                        .sorted(Comparator.comparing(ConnectionTrial.Line::bearing)
                                .reversed())
                        .map(this::line)
                        .toList());
    }

    private Button correct() {
        Button correct = new Button(texts.text("profile.test_correct"));
        correct.setId("connection-correct");
        correct.setAccessibleText(texts.text("profile.test_correct"));
        correct.getStyleClass().add("accent");
        correct.setOnAction(_ -> model.correct());
        Show.when(correct, model.state().map(state -> state.corrected() != null));
        return correct;
    }

    private Label line(ConnectionTrial.Line found) {
        Label line = new Label(model.marked(found));
        line.getStyleClass().add("connection-line");
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        Show.tone(
                line,
                switch (found.bearing()) {
                    case RIGHT -> Tone.GOOD;
                    case REMARKABLE -> Tone.NEUTRAL;
                    case WRONG -> Tone.BAD;
                });
        return line;
    }
}

package dev.deskhand.app.run;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.widget.Buttons;
import dev.deskhand.app.widget.Icon;
import dev.deskhand.app.widget.NoticeView;
import dev.deskhand.app.widget.Show;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The window's content: head, transcript and composer on the left, model and screen on the right.
public final class RunView extends BorderPane {
    private static final KeyCombination GO = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination ESCAPE = new KeyCodeCombination(KeyCode.ESCAPE);

    private final RunViewModel model;
    private final ComposerView composer;
    private final NoticeView notices;
    private final SplitPane split;
    private final DoubleProperty divided = new SimpleDoubleProperty();
    private final Timeline seconds = new Timeline();

    /// Lays out the window.
    ///
    /// @param profile the form of the model profile
    /// @param notices where the person is told and asked what belongs to no run
    public RunView(RunViewModel model, Node profile, NoticeView notices, PictureLoader pictures) {
        this.model = model;
        this.notices = notices;
        this.composer = new ComposerView(model);
        getStyleClass().add("run-view");
        StatusView status = new StatusView(model);
        status.getChildren().add(copyTranscript());
        setTop(status);
        TranscriptView transcript = new TranscriptView(model, new WelcomeView(model));
        VBox.setVgrow(transcript, Priority.ALWAYS);
        VBox left = new VBox(transcript, notices, composer);
        left.getStyleClass().add("left");
        SightView sight = new SightView(model, pictures);
        VBox.setVgrow(sight, Priority.ALWAYS);
        VBox right = new VBox(profile, sight);
        right.getStyleClass().add("right");
        left.setMinWidth(320);
        right.setMinWidth(272);
        split = new SplitPane(left, right);
        split.setOrientation(Orientation.HORIZONTAL);
        divided.addListener((_, _, at) -> split.setDividerPositions(at.doubleValue()));
        divided.set(0.56);
        split.addEventHandler(MouseEvent.MOUSE_RELEASED, this::dragged);
        setCenter(split);
        addEventFilter(KeyEvent.KEY_PRESSED, this::go);
        addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        countSeconds();
    }

    /// Puts the caret where the person will write first.
    public void focusFirst() {
        composer.focusFirst();
    }

    /// Where the person wants the divider between the two halves, 0 to 1. JavaFX moves the divider itself by some
    /// pixels
    /// with every layout; that is nobody's wish.
    public DoubleProperty divided() {
        return divided;
    }

    private void dragged(MouseEvent event) {
        for (Node at = event.getPickResult().getIntersectedNode();
                at != null && !at.equals(split);
                at = at.getParent()) {
            if (at.getStyleClass().contains("split-pane-divider")) {
                divided.set(split.getDividerPositions()[0]);
            }
        }
    }

    private void go(KeyEvent event) {
        if (GO.match(event)) {
            if (model.desk().get() instanceof DeskState.Idle) {
                model.start();
            } else {
                model.steer();
            }
            event.consume();
        }
    }

    /// Bubbles up to here only where nothing below wanted it, such as an open list. A notice is answered first.
    private void escape(KeyEvent event) {
        if (ESCAPE.match(event)) {
            if (!notices.dismiss()) {
                model.stop();
            }
            event.consume();
        }
    }

    private void countSeconds() {
        seconds.getKeyFrames().setAll(new KeyFrame(Duration.seconds(1), _ -> model.tick()));
        seconds.setCycleCount(Animation.INDEFINITE);
        model.run().addListener((_, _, run) -> {
            if (run.phase().isGoing()) {
                seconds.play();
            } else {
                seconds.stop();
            }
        });
    }

    private Button copyTranscript() {
        String words = model.texts().text("run.copy");
        Button copy = Buttons.iconed("transcript-copy", Icon.COPY, words, words);
        TranscriptText text = new TranscriptText(model.texts());
        copy.setOnAction(_ -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text.of(model.run().get()));
            Clipboard.getSystemClipboard().setContent(content);
        });
        Show.when(copy, model.run().map(run -> run.opening() != null));
        return copy;
    }
}

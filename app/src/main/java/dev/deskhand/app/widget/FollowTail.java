package dev.deskhand.app.widget;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

/// Keeps a scroll pane at its end while its content grows, until the person scrolls away; at the end again, it follows
/// again. Only what the person does counts: growth alone moves the value too.
public final class FollowTail {
    private static final double NEAR_PIXELS = 24;

    private final ScrollPane pane;
    private final Region content;
    private final ReadOnlyBooleanWrapper following = new ReadOnlyBooleanWrapper(true);
    private boolean personActed;

    public FollowTail(ScrollPane pane, Region content) {
        this.pane = pane;
        this.content = content;
        pane.addEventFilter(ScrollEvent.ANY, this::acted);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::acted);
        pane.addEventFilter(MouseEvent.MOUSE_PRESSED, this::acted);
        pane.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::acted);
        pane.vvalueProperty().addListener((_, _, _) -> moved());
        content.heightProperty().addListener((_, _, _) -> grown());
        pane.viewportBoundsProperty().addListener((_, _, _) -> grown());
    }

    private void acted(InputEvent event) {
        personActed = true;
    }

    private void moved() {
        if (personActed) {
            personActed = false;
            following.set(isAtEnd());
        }
    }

    private void grown() {
        personActed = false;
        if (following.get()) {
            pane.setVvalue(pane.getVmax());
        }
    }

    private boolean isAtEnd() {
        double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
        return hidden <= 0 || (1 - pane.getVvalue()) * hidden <= NEAR_PIXELS;
    }

    /// Goes to the end and follows again.
    public void follow() {
        following.set(true);
        pane.setVvalue(pane.getVmax());
    }

    public ReadOnlyBooleanProperty following() {
        return following.getReadOnlyProperty();
    }
}

package dev.deskhand.app.widget;

import java.util.Locale;
import javafx.scene.layout.Region;

/// The small pictures of the window. Their shapes and colours are in `components.css`.
public enum Icon {
    PLAY,
    PAUSE,
    STOP,
    CHECK,
    CROSS,
    CAUTION,
    PERSON,
    POINTER,
    TEXT,
    KEYS,
    SCROLL,
    DRAG,
    WAIT,
    FLAG,
    SCREEN,
    COPY,
    BIN,
    CHEVRON,
    DOWN,
    UP;

    /// A new node that shows it.
    public Region node() {
        Region node = new Region();
        node.getStyleClass().addAll("icon", "icon-" + name().toLowerCase(Locale.ROOT));
        node.setMouseTransparent(true);
        return node;
    }
}

package dev.deskhand.app.widget;

import dev.deskhand.app.wording.Tone;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Ways of binding what a node looks like.
public final class Show {
    private Show() {}

    /// Shows the node only while that holds; else it takes no room either.
    public static void when(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }

    /// Gives the node the style class of a tone in place of any other.
    public static void tone(Node node, Tone tone) {
        if (node.getStyleClass().contains(tone.styleClass())) {
            return; // else everything below it would be styled anew
        }
        for (Tone other : Tone.values()) {
            node.getStyleClass().remove(other.styleClass());
        }
        node.getStyleClass().add(tone.styleClass());
    }
}

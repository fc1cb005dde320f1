package dev.deskhand.app.widget;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.layout.VBox;

/// A column that remembers how high it is at each width it was asked for, until something in it changes. JavaFX asks
/// every wrapped text for its height again in every layout of its parents; in a long transcript that is all of it, for
/// each word that streams in.
public final class SteadyColumn extends VBox {
    /// More would only be widths of long ago, from a divider that was dragged.
    private static final int MOST_WIDTHS = 8;

    private final Map<Double, Heights> known = new HashMap<>();

    private record Heights(double least, double preferred) {}

    @Override
    public void requestLayout() {
        known.clear();
        super.requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return at(width).preferred();
    }

    @Override
    protected double computeMinHeight(double width) {
        return at(width).least();
    }

    private Heights at(double width) {
        Heights heights = known.get(width);
        if (heights == null) {
            heights = new Heights(super.computeMinHeight(width), super.computePrefHeight(width));
            if (known.size() >= MOST_WIDTHS) {
                known.clear();
            }
            known.put(width, heights);
        }
        return heights;
    }
}

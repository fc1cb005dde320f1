package dev.deskhand.models;

import dev.deskhand.agent.model.TurnListener;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Writes down what it hears.
final class Heard implements TurnListener {
    private final List<String> pieces = new CopyOnWriteArrayList<>();

    @Override
    public void text(String piece) {
        pieces.add(piece);
    }

    @Override
    public void thinking(String piece) {
        pieces.add("(" + piece + ")");
    }

    List<String> pieces() {
        return List.copyOf(pieces);
    }
}

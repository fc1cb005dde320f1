package dev.deskhand.agent.trial;

import dev.deskhand.agent.model.TurnListener;

/// Counts what streams in.
final class Pieces implements TurnListener {
    private int count;

    @Override
    public void text(String piece) {
        count++;
    }

    @Override
    public void thinking(String piece) {
        count++;
    }

    int count() {
        return count;
    }
}

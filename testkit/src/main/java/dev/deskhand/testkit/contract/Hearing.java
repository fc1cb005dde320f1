package dev.deskhand.testkit.contract;

import dev.deskhand.agent.model.TurnListener;
import java.util.ArrayList;
import java.util.List;

/// A listener that remembers what it hears.
final class Hearing implements TurnListener {
    private final List<String> texts = new ArrayList<>();
    private final List<String> thoughts = new ArrayList<>();

    @Override
    public synchronized void text(String piece) {
        texts.add(piece);
    }

    @Override
    public synchronized void thinking(String piece) {
        thoughts.add(piece);
    }

    synchronized List<String> texts() {
        return List.copyOf(texts);
    }

    synchronized List<String> thoughts() {
        return List.copyOf(thoughts);
    }

    /// A listener that remembers here and then does something else.
    TurnListener then(Runnable next) {
        return new TurnListener() {
            @Override
            public void text(String piece) {
                Hearing.this.text(piece);
                next.run();
            }

            @Override
            public void thinking(String piece) {
                Hearing.this.thinking(piece);
                next.run();
            }
        };
    }
}

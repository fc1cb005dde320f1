package dev.deskhand.agent.run;

import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the model has not been told yet: it hears it with the next picture, and once more where it did not
/// answer.
final class Untold {
    private final List<String> sentences = new ArrayList<>();
    private @Nullable Frame actedOn;

    void add(String sentence) {
        sentences.add(sentence);
    }

    /// What became of a batch, and that the next look is to say what it changed.
    void acted(Collection<String> outcomes, Batch batch, Frame frame) {
        sentences.addAll(outcomes);
        actedOn = batch.touchedTheScreen() ? frame : null;
    }

    /// How the next look is to be taken.
    Settle settle() {
        return actedOn == null ? Settle.AT_ONCE : Settle.AFTER_ACTION;
    }

    /// A look was taken: whether the last batch changed anything.
    void seen(Frame now) {
        if (actedOn != null) {
            add(Told.change(now.showsTheSameAs(actedOn) ? Change.UNCHANGED : Change.CHANGED));
            actedOn = null;
        }
    }

    /// All of it, in front of what is said of the picture.
    String before(String look) {
        return sentences.isEmpty() ? look : String.join("\n", sentences) + "\n" + look;
    }

    /// The model has answered.
    void told() {
        sentences.clear();
    }
}

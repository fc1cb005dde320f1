package dev.deskhand.app.widget;

import java.util.List;

/// Something a person is told or asked in the window, calmly: a sentence or two and what they can answer.
///
/// @param choices the one that changes nothing last: it is what Escape means and where the keyboard is put
public record Notice(String text, List<Choice> choices) {
    public Notice {
        choices = List.copyOf(choices);
        if (choices.isEmpty()) {
            throw new IllegalArgumentException("nothing to answer");
        }
    }

    /// One answer. The notice is gone when it is given.
    ///
    /// @param id of its button
    public record Choice(String id, String word, Weight weight, Runnable then) {}

    /// How grave an answer is.
    public enum Weight {
        PLAIN,
        DANGER
    }

    Choice harmless() {
        return choices.getLast();
    }
}

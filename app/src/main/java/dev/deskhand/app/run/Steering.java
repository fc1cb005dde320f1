package dev.deskhand.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The person's words to the model of a run, from the first letter until the model has them. The model hears them with
/// its next look, in the order they were said; until then they wait, and where the run ends first they are still to be
/// said. FX thread.
final class Steering {
    private final StringProperty typed = new SimpleStringProperty("");
    private final List<String> said = new ArrayList<>();
    private final ReadOnlyObjectWrapper<List<String>> waiting = new ReadOnlyObjectWrapper<>(List.of());

    StringProperty typed() {
        return typed;
    }

    /// What was said and not heard yet, oldest first.
    ReadOnlyObjectProperty<List<String>> waiting() {
        return waiting.getReadOnlyProperty();
    }

    /// Takes what is typed as said.
    ///
    /// @return the words
    String say(RunState run) {
        String words = typed.get().strip();
        said.add(words);
        typed.set("");
        follow(run);
        return words;
    }

    /// Sees what of it the model has heard by now.
    void follow(RunState run) {
        if (!said.isEmpty()) {
            long heard =
                    run.entries().stream().filter(Entry.Told.class::isInstance).count();
            waiting.set(List.copyOf(said.subList((int) Math.min(heard, said.size()), said.size())));
        }
    }

    /// That, and behind it what was said or typed and not heard, each in lines of its own.
    String behind(String instruction) {
        return Stream.concat(Stream.of(instruction), Stream.concat(waiting.get().stream(), Stream.of(typed.get())))
                .filter(words -> !words.isBlank())
                .collect(Collectors.joining("\n"));
    }

    /// Forgets all of it: the run is over.
    void clear() {
        said.clear();
        typed.set("");
        waiting.set(List.of());
    }
}

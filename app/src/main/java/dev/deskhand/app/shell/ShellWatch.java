package dev.deskhand.app.shell;

import dev.deskhand.app.run.RunViewModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Has every part of the shell show the state as it changes, for as long as there is the window. FX thread.
public final class ShellWatch {
    private final RunViewModel model;
    private final List<ShellPart> parts;
    private @Nullable ShellState shown;

    public ShellWatch(RunViewModel model, List<ShellPart> parts) {
        this.model = model;
        this.parts = List.copyOf(parts);
    }

    /// Shows the state now and whenever it changes.
    public void begin() {
        model.run().addListener((_, _, _) -> show());
        model.desk().addListener((_, _, _) -> show());
        show();
    }

    private void show() {
        ShellState state = ShellState.of(model.desk().get(), model.run().get(), model.words());
        if (!state.equals(shown)) {
            shown = state;
            parts.forEach(part -> part.show(state));
        }
    }
}

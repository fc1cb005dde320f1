package dev.deskhand.app.shell;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.operators.desktop.OwnBar;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What the operator of this display and the bar know of each other: where the bar is, and where it must not be. There
/// from the start of the program, whether a bar is ever shown or not. Safe from any thread.
public final class BarPlace implements OwnBar {
    private volatile @Nullable ScreenRect bounds;
    private volatile Consumer<ScreenPixel> mover = pixel -> {};

    /// Told by the bar whenever it appears, moves, grows or vanishes.
    ///
    /// @param now null while it is not shown
    void is(@Nullable ScreenRect now) {
        bounds = now;
    }

    /// Who moves the bar. Must return at once; called on any thread.
    void movedBy(Consumer<ScreenPixel> listener) {
        mover = listener;
    }

    @Override
    public Optional<ScreenRect> bounds() {
        return Optional.ofNullable(bounds);
    }

    @Override
    public void moveAwayFrom(ScreenPixel pixel) {
        mover.accept(pixel);
    }
}

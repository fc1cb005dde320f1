package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import java.util.Optional;

/// Our own bar, where one is shown on the display that is worked. It is no part of what the model sees: frames
/// show a grey place, changes there do not count, and an action aimed under it waits until it has moved.
///
/// Called by any thread; both methods return at once.
public interface OwnBar {
    /// No bar is shown.
    OwnBar NONE = new OwnBar() {
        @Override
        public Optional<ScreenRect> bounds() {
            return Optional.empty();
        }

        @Override
        public void moveAwayFrom(ScreenPixel pixel) {}
    };

    /// Where it is, in physical pixels of all displays; empty while it is not shown.
    Optional<ScreenRect> bounds();

    /// Asks it to go to another corner, away from that pixel.
    void moveAwayFrom(ScreenPixel pixel);
}

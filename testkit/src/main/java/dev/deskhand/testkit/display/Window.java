package dev.deskhand.testkit.display;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;

/// A window as it was when it was asked for: its X id, title and content on the screen (without the frame).
public record Window(long id, String title, ScreenRect bounds) {
    public ScreenPixel centre() {
        return new ScreenPixel(
                bounds.x() + bounds.size().width() / 2,
                bounds.y() + bounds.size().height() / 2);
    }
}

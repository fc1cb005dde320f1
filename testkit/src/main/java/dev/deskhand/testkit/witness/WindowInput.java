package dev.deskhand.testkit.witness;

import dev.deskhand.agent.screen.ScreenPixel;

/// One input event as a window gets it. `serverMillis` is the X server's own clock, `state` the X modifier and button
/// mask just before the event.
public sealed interface WindowInput {
    ScreenPixel at();

    int state();

    long serverMillis();

    /// A button went down or up: 1 left, 2 middle, 3 right, 4 to 7 the wheel up, down, left, right.
    record Button(Edge edge, int button, ScreenPixel at, int state, long serverMillis) implements WindowInput {}

    /// The pointer moved.
    record Motion(ScreenPixel at, int state, long serverMillis) implements WindowInput {}

    /// A key went down or up. `keysym` is its X name (`a`, `Return`, `U4F60`), `text` what it types, possibly nothing.
    record Key(Edge edge, int keycode, String keysym, String text, ScreenPixel at, int state, long serverMillis)
            implements WindowInput {}
}

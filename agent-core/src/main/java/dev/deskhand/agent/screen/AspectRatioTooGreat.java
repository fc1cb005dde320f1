package dev.deskhand.agent.screen;

/// A picture more than 200 times as long as wide: the processors of the Qwen line refuse it, so no coordinate on it
/// means anything.
public final class AspectRatioTooGreat extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    AspectRatioTooGreat(Size size) {
        super("aspect ratio over 200: " + size);
    }
}

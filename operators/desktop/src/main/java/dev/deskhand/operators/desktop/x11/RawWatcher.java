package dev.deskhand.operators.desktop.x11;

/// Told what a [RawListener] hears, on its thread. Must return quickly.
public interface RawWatcher {
    void saw(RawInput input);

    /// Keys may have changed their symbols.
    default void layoutChanged() {}

    /// Nothing more will be heard: the server is gone.
    void lost(X11Exception why);
}

package dev.deskhand.operators.desktop.x11;

/// Told what a [RawListener] hears, on its thread. Must return quickly.
public interface RawWatcher {
    void saw(RawInput input);

    /// Keys may have changed their symbols.
    default void layoutChanged() {}

    /// Nothing more will be heard.
    ///
    /// @param why an [X11Exception] where the server is gone; anything else is a defect, perhaps of this watcher
    void lost(Throwable why);
}

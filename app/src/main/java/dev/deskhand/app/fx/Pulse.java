package dev.deskhand.app.fx;

/// Where work for the FX thread is left from any thread.
@FunctionalInterface
public interface Pulse {
    /// Runs this on the FX thread with its next pulse. What is left twice before then runs twice, in order.
    void next(Runnable work);
}

package dev.deskhand.models;

import org.jspecify.annotations.Nullable;

/// How to end an exchange in the phase it is in: before the headers by cancelling the request, afterwards by closing
/// the body. Safe from any thread; never blocks.
final class HangUp {
    private @Nullable Runnable ending;
    private boolean hungUp;

    /// It has begun and this ends it; at once where that has been asked for.
    void hold(Runnable newEnding) {
        synchronized (this) {
            ending = newEnding;
            if (!hungUp) {
                return;
            }
        }
        newEnding.run();
    }

    /// Ends the exchange.
    ///
    /// @return whether there was still anything to end
    boolean hangUp() {
        @Nullable Runnable toRun;
        synchronized (this) {
            hungUp = true;
            toRun = ending;
            ending = null;
        }
        if (toRun == null) {
            return false;
        }
        toRun.run();
        return true;
    }
}

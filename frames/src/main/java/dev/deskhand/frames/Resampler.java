package dev.deskhand.frames;

import dev.deskhand.agent.screen.Size;
import java.nio.IntBuffer;
import java.util.concurrent.CompletableFuture;

/// Makes a picture of another size, in fixed point, each axis with the kernel that suits it. Stateless; safe to share.
///
/// @param processors how many threads may work at once
record Resampler(int processors) {
    /// Below this many pixels a second thread costs more than it saves.
    private static final long WORTH_A_THREAD = 300_000;

    /// Resamples `0x00RRGGBB` pixels into the target, of which exactly `to.area()` are overwritten from index 0 on.
    void resample(int[] source, Size from, Size to, IntBuffer target) {
        Taps across = Taps.between(from.width(), to.width());
        Taps down = Taps.between(from.height(), to.height());
        if (processors < 2 || Math.max(from.area(), to.area()) < WORTH_A_THREAD || to.height() < 2) {
            new ResampleBand(source, from, across, down).make(0, to.height(), target);
            return;
        }
        int middle = to.height() / 2;
        // A thread of its own for these few milliseconds: starting one costs some 0.1 ms, and there is none to close.
        CompletableFuture<Void> upper = CompletableFuture.runAsync(
                () -> new ResampleBand(source, from, across, down).make(0, middle, target), Resampler::onOwnThread);
        new ResampleBand(source, from, across, down).make(middle, to.height(), target);
        upper.join();
    }

    private static void onOwnThread(Runnable band) {
        Thread.ofPlatform().daemon().name("deskhand-resample").start(band);
    }
}

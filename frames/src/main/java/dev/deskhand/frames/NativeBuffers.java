package dev.deskhand.frames;

import com.sun.jna.Memory;
import dev.deskhand.agent.failure.AgentException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/// Native memory, kept from one picture to the next: fresh memory costs more than the encoding of a small picture.
/// Safe to share between threads. What is not given back is freed with its owner by the garbage collector.
final class NativeBuffers {
    /// One run makes a picture while another waits in the settle watch; more at once get memory of their own.
    private static final int KEPT = 2;
    /// A pair larger than that, in bytes, is freed at once: some 4K frames' worth.
    private static final long LARGEST_KEPT = 96L << 20;

    private final BlockingQueue<Pair> free = new ArrayBlockingQueue<>(KEPT);

    /// Memory for the pixels and for what they are encoded to.
    record Pair(Memory pixels, Memory target) {
        private boolean holds(long pixelBytes, long targetBytes) {
            return pixels.size() >= pixelBytes && target.size() >= targetBytes;
        }

        private void release() {
            pixels.close();
            target.close();
        }
    }

    /// Lends a pair of at least that many bytes.
    ///
    /// @throws AgentException `PictureImpossible` where the system has no more
    Pair take(long pixelBytes, long targetBytes) throws AgentException {
        Pair kept = free.poll();
        if (kept != null && kept.holds(pixelBytes, targetBytes)) {
            return kept;
        }
        if (kept != null) {
            kept.release();
        }
        try {
            return new Pair(new Memory(pixelBytes), new Memory(targetBytes));
        } catch (OutOfMemoryError e) {
            throw Impossible.NO_MEMORY.because(e);
        }
    }

    void giveBack(Pair pair) {
        if (pair.pixels().size() + pair.target().size() > LARGEST_KEPT || !free.offer(pair)) {
            pair.release();
        }
    }
}

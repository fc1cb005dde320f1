package dev.deskhand.testkit.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What a client sends, read ahead by a thread of its own so that its hanging up is noticed at once, also while nobody
/// reads.
final class ClientStream extends InputStream {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<ByteBuffer> unread = new ArrayDeque<>();
    private boolean ended;
    private long endedNanos;

    /// Reads the socket to its end. Runs on the pump's thread.
    void pump(InputStream socket) {
        byte[] buffer = new byte[8192];
        try {
            for (int read = socket.read(buffer); read >= 0; read = socket.read(buffer)) {
                put(ByteBuffer.wrap(Arrays.copyOf(buffer, read)));
            }
        } catch (IOException reset) {
            // A reset is a way to hang up as well.
        } finally {
            end();
        }
    }

    private void put(ByteBuffer bytes) {
        lock.lock();
        try {
            unread.add(bytes);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            endedNanos = System.nanoTime();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        lock.lock();
        try {
            while (unread.isEmpty() && !ended) {
                changed.await();
            }
            return take(bytes, offset, length);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        } finally {
            lock.unlock();
        }
    }

    private int take(byte[] bytes, int offset, int length) {
        ByteBuffer first = unread.peek();
        if (first == null) {
            return -1;
        }
        int taken = Math.min(first.remaining(), length);
        first.get(bytes, offset, taken);
        if (!first.hasRemaining()) {
            unread.remove();
        }
        return taken;
    }

    /// When the client hung up, by [System#nanoTime]; empty while it has not.
    OptionalLong ended() {
        lock.lock();
        try {
            return ended ? OptionalLong.of(endedNanos) : OptionalLong.empty();
        } finally {
            lock.unlock();
        }
    }

    /// Waits until the client hangs up, at most that long.
    ///
    /// @return whether it has
    boolean awaitEnd(Duration limit) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = TimeUnit.NANOSECONDS.convert(limit);
            while (!ended && left > 0) {
                left = changed.awaitNanos(left);
            }
            return ended;
        } finally {
            lock.unlock();
        }
    }
}

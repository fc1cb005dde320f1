package dev.deskhand.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingDeque;
import org.jspecify.annotations.Nullable;

/// A body to be read while it comes. Unlike the JDK's own, an error does not overtake what came before it: a model's
/// last words would be lost. Read by one thread; closed by any, which ends a read at once and closes the connection.
final class BodyStream extends InputStream implements BodySubscriber<InputStream> {
    /// What comes: bytes, or the end for one reason or another.
    private sealed interface Arrival {
        record Bytes(List<ByteBuffer> buffers) implements Arrival {}

        record End() implements Arrival {}

        record Broken() implements Arrival {}
    }

    private final BlockingDeque<Arrival> arrivals = new LinkedBlockingDeque<>();
    private List<ByteBuffer> current = List.of();
    private Flow.@Nullable Subscription subscription;
    private boolean closed;

    @Override
    public CompletionStage<InputStream> getBody() {
        return CompletableFuture.completedStage(this);
    }

    @Override
    public void onSubscribe(Flow.Subscription newSubscription) {
        synchronized (this) {
            if (!closed) {
                subscription = newSubscription;
                newSubscription.request(1);
                return;
            }
        }
        newSubscription.cancel();
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        arrivals.addLast(new Arrival.Bytes(buffers));
    }

    @Override
    public void onError(Throwable thrown) {
        forgetSubscription();
        arrivals.addLast(new Arrival.Broken());
    }

    @Override
    public void onComplete() {
        forgetSubscription();
        arrivals.addLast(new Arrival.End());
    }

    /// The connection may serve another request by now: nothing of ours may close it any more.
    private synchronized void forgetSubscription() {
        subscription = null;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        while (true) {
            for (ByteBuffer buffer : current) {
                if (buffer.hasRemaining()) {
                    int count = Math.min(length, buffer.remaining());
                    buffer.get(target, offset, count);
                    return count;
                }
            }
            switch (next()) {
                case Arrival.Bytes(var buffers) -> {
                    current = buffers;
                    requestMore();
                }
                case Arrival.End end -> {
                    arrivals.addFirst(end);
                    return -1;
                }
                case Arrival.Broken broken -> {
                    arrivals.addFirst(broken);
                    throw new IOException("the connection is closed");
                }
            }
        }
    }

    private Arrival next() throws InterruptedIOException {
        try {
            return arrivals.takeFirst();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    private synchronized void requestMore() {
        if (subscription != null) {
            subscription.request(1);
        }
    }

    @Override
    public void close() {
        Flow.@Nullable Subscription toCancel;
        synchronized (this) {
            closed = true;
            toCancel = subscription;
            subscription = null;
        }
        if (toCancel != null) {
            toCancel.cancel();
        }
        arrivals.addFirst(new Arrival.Broken());
    }
}

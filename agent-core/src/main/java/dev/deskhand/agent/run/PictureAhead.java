package dev.deskhand.agent.run;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// Makes the picture of a frame while the operator still watches whether that frame lasts, and throws it away where it
/// does not.
final class PictureAhead implements AutoCloseable {
    private final PictureEncoder encoder;
    private final PictureSpec spec;
    private final ExecutorService thread;
    private @Nullable Candidate latest;

    private record Candidate(Frame frame, CompletableFuture<Picture> picture) {}

    PictureAhead(PictureEncoder encoder, PictureSpec spec, String run) {
        this.encoder = encoder;
        this.spec = spec;
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name("run-picture-" + run).daemon().factory());
    }

    /// Begins with a frame that may be the one; from any thread, does not block.
    synchronized void begin(Frame frame) {
        latest = new Candidate(frame, new CompletableFuture<>());
        Candidate candidate = latest;
        thread.execute(() -> make(candidate));
    }

    /// The root of the picture thread: a defect is to reach the run as a failure.
    @SuppressWarnings("IllegalCatch")
    private void make(Candidate candidate) {
        if (!isLatest(candidate)) {
            candidate.picture.cancel(false);
            return;
        }
        try {
            candidate.picture.complete(encoder.encode(candidate.frame, spec));
        } catch (Throwable e) {
            candidate.picture.completeExceptionally(e);
        }
    }

    private synchronized boolean isLatest(Candidate candidate) {
        return candidate.equals(latest);
    }

    /// The picture of that frame, made ahead where the last candidate had the same pixels.
    Picture of(Frame frame) throws AgentException {
        Candidate candidate = latest();
        if (candidate == null
                || !candidate.frame.tiles().changedFrom(frame.tiles()).isEmpty()) {
            forget();
            return encoder.encode(frame, spec);
        }
        Picture made = await(candidate.picture);
        forget();
        return new Picture(frame.id(), made.size(), made.format(), made.bytes());
    }

    private synchronized @Nullable Candidate latest() {
        return latest;
    }

    private synchronized void forget() {
        latest = null;
    }

    private static Picture await(CompletableFuture<Picture> picture) throws AgentException {
        try {
            return picture.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AgentException(new AgentFailure.NotAnswering("picture"), e);
        } catch (ExecutionException e) {
            Throwable fault = picture.exceptionNow();
            throw fault instanceof AgentException known ? known : new AgentException(Defects.report(fault), fault);
        }
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}

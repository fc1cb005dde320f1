package dev.deskhand.agent.run;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// Makes the picture of a frame while the operator still watches whether that frame lasts, and throws it away
/// where it does not. Pictures are made on a thread of their own, so that a stop need not wait for an encoder
/// that hangs.
final class PictureAhead implements AutoCloseable {
    private final PictureEncoder encoder;
    private final PictureSpec spec;
    private final ExecutorService thread;
    private @Nullable Candidate latest;

    /// A frame and the picture it will have.
    record Candidate(Frame frame, CompletableFuture<Picture> picture) {}

    PictureAhead(PictureEncoder encoder, PictureSpec spec, String run) {
        this.encoder = encoder;
        this.spec = spec;
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name("run-picture-" + run).daemon().factory());
    }

    /// Begins with a frame that may be the one; from any thread, does not block.
    synchronized Candidate begin(Frame frame) {
        Candidate candidate = new Candidate(frame, new CompletableFuture<>());
        latest = candidate;
        thread.execute(() -> make(candidate));
        return candidate;
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

    /// The picture of that frame, made ahead where the last candidate had the same pixels. Waits for it no
    /// longer than the permit stands, whatever the encoder does.
    Picture of(Frame frame, Permit permit) throws AgentException, Revoked {
        try {
            Picture made = await(candidateLike(frame).picture, permit);
            return new Picture(frame.id(), made.size(), made.format(), made.bytes());
        } finally {
            forget();
        }
    }

    private synchronized Candidate candidateLike(Frame frame) {
        Candidate promised = latest;
        return promised != null
                        && promised.frame.tiles().changedFrom(frame.tiles()).isEmpty()
                ? promised
                : begin(frame);
    }

    private synchronized void forget() {
        latest = null;
    }

    private static Picture await(CompletableFuture<Picture> picture, Permit permit) throws AgentException, Revoked {
        CompletableFuture<Boolean> revoked = new CompletableFuture<>();
        try (Permit.Registration _ = permit.onRevoke(() -> revoked.complete(true))) {
            CompletableFuture.anyOf(picture, revoked).handle((_, _) -> true).join();
        }
        if (!picture.isDone()) {
            throw new Revoked();
        }
        if (picture.isCompletedExceptionally()) {
            Throwable fault = picture.exceptionNow();
            throw fault instanceof AgentException known ? known : new AgentException(Defects.report(fault), fault);
        }
        return picture.join();
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}

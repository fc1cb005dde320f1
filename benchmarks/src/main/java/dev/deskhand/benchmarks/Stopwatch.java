package dev.deskhand.benchmarks;

import java.util.ArrayList;
import java.util.List;

/// When calls of the parts began and ended, each list in order. Safe from any thread.
final class Stopwatch {
    private final List<Span> looks = new ArrayList<>();
    private final List<Span> actions = new ArrayList<>();
    private final List<Span> pictures = new ArrayList<>();
    private long pictureBytes;
    private final List<Long> turns = new ArrayList<>();

    synchronized void looked(Span span) {
        looks.add(span);
    }

    synchronized void acted(Span span) {
        actions.add(span);
    }

    synchronized void encoded(Span span, int bytes) {
        pictures.add(span);
        pictureBytes += bytes;
    }

    synchronized void turnBegan(long nanos) {
        turns.add(nanos);
    }

    synchronized List<Span> looks() {
        return List.copyOf(looks);
    }

    synchronized List<Span> actions() {
        return List.copyOf(actions);
    }

    synchronized List<Span> pictures() {
        return List.copyOf(pictures);
    }

    /// The mean size of a picture.
    synchronized long pictureBytes() {
        return pictureBytes / Math.max(1, pictures.size());
    }

    /// When the model was asked.
    synchronized List<Long> turns() {
        return List.copyOf(turns);
    }
}

package dev.deskhand.benchmarks;

/// A stretch of time by [System#nanoTime].
record Span(long start, long end) {
    long nanos() {
        return end - start;
    }
}

package dev.deskhand.app.workbench;

/// A screen that is held: nothing else of this person's works on it until it is closed.
@FunctionalInterface
public interface Hold extends AutoCloseable {
    @Override
    void close();
}

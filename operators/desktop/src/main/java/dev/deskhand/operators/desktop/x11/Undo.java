package dev.deskhand.operators.desktop.x11;

/// What must be undone however an action ends. As a resource of a `try` it always is, one after the other, and what
/// ended the action is what is thrown: a stop stays a stop, also where a release fails after it.
@FunctionalInterface
interface Undo extends AutoCloseable {
    @Override
    void close() throws X11Exception;
}

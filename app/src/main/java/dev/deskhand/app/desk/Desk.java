package dev.deskhand.app.desk;

import java.util.function.Consumer;

/// Where commands go and where it is seen what became of them. Safe from any thread; nothing blocks.
public interface Desk {
    /// Does what is asked, or nothing where it makes no sense now.
    void send(Command command);

    /// Has each state told, the present one first. The watcher is called on any thread, one call at a time, and must
    /// not block.
    ///
    /// @return ends the watching
    Runnable watch(Consumer<DeskState> watcher);
}

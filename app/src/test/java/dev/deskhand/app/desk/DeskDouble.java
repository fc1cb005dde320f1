package dev.deskhand.app.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A desk that notes what it is sent and is in the state it is told to be in.
public final class DeskDouble implements Desk {
    private final List<Command> sent = new ArrayList<>();
    private final List<Consumer<DeskState>> watchers = new ArrayList<>();
    private DeskState state = new DeskState.Idle(null);

    @Override
    public synchronized void send(Command command) {
        sent.add(command);
    }

    @Override
    public synchronized Runnable watch(Consumer<DeskState> watcher) {
        watchers.add(watcher);
        watcher.accept(state);
        return () -> watchers.remove(watcher);
    }

    public synchronized void is(DeskState next) {
        state = next;
        watchers.forEach(watcher -> watcher.accept(next));
    }

    public synchronized List<Command> sent() {
        return List.copyOf(sent);
    }
}

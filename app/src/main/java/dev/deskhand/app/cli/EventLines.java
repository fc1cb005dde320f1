package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import java.util.function.Consumer;

/// Prints every event as a JSON line on stdout. When nobody reads there any more, the run is stopped: whoever had it
/// under control is gone.
final class EventLines implements Consumer<AgentEvent> {
    private final Terminal terminal;
    private final Runnable stop;

    EventLines(Terminal terminal, Runnable stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public void accept(AgentEvent event) {
        terminal.json(EventJson.write(event));
        if (terminal.isDeserted()) {
            stop.run();
        }
    }
}

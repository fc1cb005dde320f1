package dev.deskhand.app.workbench;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.run.AgentLoop;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.app.desk.PreparedRun;
import java.time.Clock;

/// A run that can begin. Owns its operator, its model, the watch for the stop key and the hold on its screen.
public final class ReadyRun implements PreparedRun {
    private final RunOrder order;
    private final RunParts parts;
    private final StopButton button;
    private final Logbook logbook;
    private final Opened opened;

    /// Where the facts of a run go, and when they are.
    record Logbook(Recorder recorder, EventStream stream, Clock clock) {}

    ReadyRun(RunOrder order, RunParts parts, StopButton button, Logbook logbook, Opened opened) {
        this.order = order;
        this.parts = parts;
        this.button = button;
        this.logbook = logbook;
        this.opened = opened;
    }

    /// Runs to the end on the calling platform thread, obeying the control and the stop key.
    @Override
    public AgentEvent.RunEnded run(RunControl control) {
        button.wire(control);
        return new AgentLoop(parts, control, logbook.recorder(), logbook.stream(), logbook.clock()).run(order);
    }

    @Override
    public void close() {
        opened.close();
    }
}

package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;

/// Opens the window and returns when it has been closed. Nothing of the window's toolkit is loaded before.
@FunctionalInterface
public interface WindowOpener {
    ExitStatus open() throws AgentException;
}

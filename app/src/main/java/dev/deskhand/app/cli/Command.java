package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.settings.BadSetting;
import java.io.IOException;

/// One thing that can be asked for by its name.
interface Command {
    Shape shape();

    /// Does it, on the calling thread.
    ///
    /// @throws Misuse before anything has been done
    /// @throws BadSetting where settings or secrets cannot be taken
    /// @throws AgentException what went wrong, as a kind
    /// @throws IOException where stdin cannot be read
    ExitStatus run(Said said) throws Misuse, BadSetting, AgentException, IOException;
}

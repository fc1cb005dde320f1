package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import java.util.List;

/// What the program does where no command is named: opens the window.
final class WindowCommand implements Command {
    private final Opener opener;

    WindowCommand(Opener opener) {
        this.opener = opener;
    }

    /// Opens the window and returns when it has been closed. Nothing of the window's toolkit is loaded before.
    interface Opener {
        ExitStatus open() throws AgentException, Misuse;
    }

    @Override
    public Shape shape() {
        return new Shape(CommandTree.PROGRAM, List.of(Option.MINIMIZED), null);
    }

    @Override
    public ExitStatus run(Said said) throws AgentException, Misuse {
        return opener.open();
    }
}

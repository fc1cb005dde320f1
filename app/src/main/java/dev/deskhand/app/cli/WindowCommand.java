package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import java.util.List;

/// What the program does where no command is named: opens the window.
final class WindowCommand implements Command {
    private final WindowOpener opener;

    WindowCommand(WindowOpener opener) {
        this.opener = opener;
    }

    @Override
    public Shape shape() {
        return new Shape(CommandTree.PROGRAM, List.of(Option.MINIMIZED));
    }

    @Override
    public ExitStatus run(Said said) throws AgentException {
        return opener.open();
    }
}

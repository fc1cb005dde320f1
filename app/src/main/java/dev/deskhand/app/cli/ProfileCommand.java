package dev.deskhand.app.cli;

import java.util.List;

/// Does nothing itself: says which commands there are below it.
final class ProfileCommand implements Command {
    static final String NAME = "profile";

    @Override
    public Shape shape() {
        return new Shape(NAME, List.of());
    }

    @Override
    public ExitStatus run(Said said) throws Misuse {
        throw new Misuse("cli.misuse.no_subcommand", CommandTree.PROGRAM + " " + NAME);
    }
}

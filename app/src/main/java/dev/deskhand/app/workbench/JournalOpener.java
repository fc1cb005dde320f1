package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.journal.Journal;

/// Opens the journal, when it is needed and not before.
@FunctionalInterface
public interface JournalOpener {
    /// Opens it; called once.
    ///
    /// @throws AgentException `RecorderBroken`
    Journal open() throws AgentException;
}

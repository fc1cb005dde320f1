package dev.deskhand.app.desk;

import dev.deskhand.agent.failure.AgentException;

/// Puts together what a run needs: the composition root.
public interface RunMaker {
    /// Opens the parts a wish names. Called on the run's own platform thread; may block.
    ///
    /// @throws AgentException where a part is missing, taken or not permitted
    PreparedRun prepare(RunWish wish) throws AgentException;
}

package dev.deskhand.app.desk;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.settings.BadSetting;

/// Puts together what a run needs: the composition root.
public interface RunMaker {
    /// Opens the parts a wish names. Called on the run's own platform thread; may block.
    ///
    /// @throws AgentException where a part is missing, taken or not permitted
    /// @throws BadSetting where something the person has set cannot be taken
    PreparedRun prepare(RunWish wish) throws AgentException, BadSetting;
}

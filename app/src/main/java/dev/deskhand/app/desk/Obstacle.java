package dev.deskhand.app.desk;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.settings.BadSetting;

/// Why a run could not even begin.
public sealed interface Obstacle {
    /// A part is missing or taken, or Deskhand has a defect.
    record Failed(AgentFailure failure) implements Obstacle {}

    /// Something the person has set cannot be taken.
    record BadlySet(BadSetting setting) implements Obstacle {}
}

package dev.deskhand.app.desk;

import org.jspecify.annotations.Nullable;

/// What the desk is doing. Known at once, while the events of the run follow as they become durable.
public sealed interface DeskState {
    /// No run is going.
    ///
    /// @param obstacle why the last run could not even begin; null where it began
    record Idle(@Nullable Obstacle obstacle) implements DeskState {}

    /// The parts of a run are being put together.
    record Starting(RunWish wish) implements DeskState {}

    record Going(RunWish wish) implements DeskState {}

    record Paused(RunWish wish) implements DeskState {}

    /// Stopped, and not yet at its end.
    record Stopping(RunWish wish) implements DeskState {}
}

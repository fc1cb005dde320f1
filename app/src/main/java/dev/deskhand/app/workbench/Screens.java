package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.util.List;
import java.util.function.Consumer;

/// What runs can work on. Every method may block for some milliseconds.
public interface Screens {
    /// What all processes know this screen by: two runs never work on the same one.
    String name();

    /// The displays, in the order they are counted, from 1.
    ///
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    List<Display> displays() throws AgentException;

    /// Eyes and hands for one display; to be closed.
    ///
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    Operator open(DisplayChoice choice) throws AgentException;

    /// Has this process outlive what the toolkit of a window does to it. To be called on the toolkit's thread, once it
    /// has started.
    ///
    /// @param lost told when the display is gone, by a thread that does not go on after that; must return quickly
    void bearToolkit(Runnable lost);

    /// Lets go of what a program that died has left held down. Only for whoever holds the screen: another run's keys
    /// are let go too.
    ///
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    void letGoOfLeftovers() throws AgentException;

    /// Watches for the stop key.
    ///
    /// @param pressed called each time; must return quickly
    /// @param lost told when nothing more will be heard; must return quickly
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    Watch watchStopKey(Runnable pressed, Consumer<AgentFailure> lost) throws AgentException;

    /// Ends the watching when it is closed.
    @FunctionalInterface
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}

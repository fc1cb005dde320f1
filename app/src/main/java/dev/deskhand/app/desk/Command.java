package dev.deskhand.app.desk;

import dev.deskhand.agent.event.Answer;

/// What a person can ask for, from wherever they ask.
public sealed interface Command {
    record Start(RunWish wish) implements Command {}

    record Pause() implements Command {}

    record Resume() implements Command {}

    record Stop() implements Command {}

    /// Says something to the model of the run that is going.
    record Steer(String text) implements Command {}

    /// Says whether the run may do what a person was asked about.
    ///
    /// @param question the id of the event that asked
    record Decide(String question, Answer answer) implements Command {}

    /// Brings the window to the front.
    record Show() implements Command {}

    /// Stops what is going and ends the program.
    record Quit() implements Command {}
}

package dev.deskhand.app.desk;

/// What a person can ask for, from wherever they ask.
public sealed interface Command {
    record Start(RunWish wish) implements Command {}

    record Pause() implements Command {}

    record Resume() implements Command {}

    record Stop() implements Command {}

    /// Says something to the model of the run that is going.
    record Steer(String text) implements Command {}

    /// Lets the run do what a person was asked about.
    record Allow() implements Command {}

    /// Keeps the run from what a person was asked about.
    record Deny() implements Command {}

    /// Brings the window to the front.
    record Show() implements Command {}

    /// Stops what is going and ends the program.
    record Quit() implements Command {}
}

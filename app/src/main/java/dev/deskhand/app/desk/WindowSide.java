package dev.deskhand.app.desk;

/// What only the window can do of the commands. Called on any thread.
public interface WindowSide {
    void show();

    /// Ends the program, once no run is going any more.
    void quit();
}

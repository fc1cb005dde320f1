package dev.deskhand.app.desk;

/// What only the window can do of the commands. Called on any thread.
public interface WindowSide {
    void show();

    /// Takes the window out of the picture before a run that works on its display begins or goes on. Returns when it is
    /// gone, or where it need not go; blocks until then.
    void stepAside(RunWish wish);

    /// Ends the program, once no run is going any more.
    void quit();
}

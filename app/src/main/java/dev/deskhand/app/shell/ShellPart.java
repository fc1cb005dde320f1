package dev.deskhand.app.shell;

/// A part of the shell: the bar, the tray, a hotkey, notices. It shows the state as it can, and sends a
/// [dev.deskhand.app.desk.Command] when the person wants something.
@FunctionalInterface
public interface ShellPart {
    /// Shows this state from now on. FX thread.
    void show(ShellState state);
}

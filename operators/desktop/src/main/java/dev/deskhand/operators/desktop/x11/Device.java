package dev.deskhand.operators.desktop.x11;

/// A device as the X Input extension lists it.
///
/// @param id its number on this server; names the source of a raw event
/// @param kind what it is and does
/// @param injects whether it is an XTEST device, through which programs inject: ours, and everybody else's
public record Device(int id, String name, Kind kind, boolean injects) {
    /// What a device is; a master stands for what a person sees (a pointer, a focus), a slave for the thing that
    /// is touched.
    public enum Kind {
        MASTER,
        POINTER,
        KEYBOARD,
        FLOATING
    }
}

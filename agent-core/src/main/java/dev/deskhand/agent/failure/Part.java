package dev.deskhand.agent.failure;

import java.util.Arrays;
import java.util.Optional;

/// What a run needs of a computer, as [AgentFailure.PartMissing] calls it.
public enum Part {
    /// A display to work on: none is named.
    ANY_DISPLAY("no display"),
    /// The display that is named: nobody answers there.
    DISPLAY("DISPLAY"),
    /// The display of several that was chosen, or a choice where there are several.
    CHOSEN_DISPLAY("display"),
    /// The libraries through which an X server is spoken to.
    LIBX11("libX11"),
    XTEST("XTEST"),
    XINPUT("XInput2"),
    XKB("XKB"),
    SHARED_MEMORY("MIT-SHM"),
    X11_SESSION("X11 session"),
    TRUE_COLOUR("true colour");

    private final String wireName;

    Part(String wireName) {
        this.wireName = wireName;
    }

    /// Its name in events and output.
    public String wireName() {
        return wireName;
    }

    /// The part of that name; empty where it is something else, such as a folder.
    public static Optional<Part> named(String name) {
        return Arrays.stream(values())
                .filter(part -> part.wireName.equals(name))
                .findFirst();
    }
}

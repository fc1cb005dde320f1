package dev.deskhand.testkit.display;

import java.util.List;

/// A tool that has run to its end: its exit status and what it printed.
public record Ran(int status, List<String> lines) {
    public Ran {
        lines = List.copyOf(lines);
    }

    public String text() {
        return String.join("\n", lines);
    }
}

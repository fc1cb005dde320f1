package dev.deskhand.testkit.display;

import java.util.List;
import java.util.regex.Pattern;

/// Which window is meant: regular expressions, found anywhere in its class (case ignored) and in its title.
public record WindowMatch(String windowClass, String title) {
    public static WindowMatch ofClass(String windowClass) {
        return new WindowMatch(windowClass, "");
    }

    public static WindowMatch titled(String title) {
        return new WindowMatch("", title);
    }

    /// The xdotool search that finds it, possibly with others: it takes one pattern only.
    List<String> search() {
        return windowClass.isEmpty()
                ? List.of("search", "--onlyvisible", "--name", title)
                : List.of("search", "--onlyvisible", "--class", windowClass);
    }

    boolean accepts(Window window) {
        return Pattern.compile(title).matcher(window.title()).find();
    }
}

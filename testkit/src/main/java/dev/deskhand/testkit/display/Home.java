package dev.deskhand.testkit.display;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The home and the runtime directory of one display, and the environment of what runs there.
final class Home implements AutoCloseable {
    /// Nothing moves by itself: a screen that is still stays still.
    private static final String GTK_SETTINGS = """
            [Settings]
            gtk-cursor-blink = false
            gtk-enable-animations = false
            """;

    private final Path root;

    Home() {
        try {
            root = Files.createTempDirectory("deskhand-display");
            Files.createDirectories(home().resolve(".config/gtk-3.0"));
            Files.writeString(home().resolve(".config/gtk-3.0/settings.ini"), GTK_SETTINGS);
            Files.createDirectory(
                    runtime(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path home() {
        return root.resolve("home");
    }

    Path runtime() {
        return root.resolve("run");
    }

    /// Little, and nothing of the session the tests run in: no other display, no session bus, no accessibility bridge
    /// (each of them would leave a daemon behind or reach out of the display).
    Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        environment.put("HOME", home().toString());
        environment.put("XDG_RUNTIME_DIR", runtime().toString());
        environment.put("LANG", "C.UTF-8");
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("NO_AT_BRIDGE", "1");
        environment.put("DBUS_SESSION_BUS_ADDRESS", "disabled:");
        environment.put("GSETTINGS_BACKEND", "memory");
        environment.put("GDK_BACKEND", "x11");
        return environment;
    }

    /// Deletes it all; what a dying process still writes meanwhile is left to the system's own tidying.
    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(root)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException left) {
            // A test's verdict does not hang on a temporary file.
        }
    }
}

package dev.deskhand.app.settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// What this process was born into: its environment variables, its system, its person.
///
/// @param system as `os.name` has it
/// @param temporary the folder for files that need not last, the same for all of a person's processes
/// @param user the person's name on this system
public record Surroundings(Map<String, String> variables, String system, Path home, Path temporary, String user) {
    public Surroundings {
        variables = Map.copyOf(variables);
    }

    public static Surroundings ofThisProcess() {
        return new Surroundings(
                System.getenv(),
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", ".")),
                Path.of(System.getProperty("java.io.tmpdir", ".")),
                System.getProperty("user.name", "user"));
    }

    /// The value of a variable; empty where it is not set or blank.
    public Optional<String> variable(String name) {
        return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
    }

    boolean isWindows() {
        return system.startsWith("Windows");
    }

    boolean isMac() {
        return system.startsWith("Mac");
    }
}

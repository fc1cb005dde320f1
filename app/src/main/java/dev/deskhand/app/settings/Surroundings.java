package dev.deskhand.app.settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// What this process was born into: its environment variables, its system, its person's home.
///
/// @param system as `os.name` has it
public record Surroundings(Map<String, String> variables, String system, Path home) {
    public Surroundings {
        variables = Map.copyOf(variables);
    }

    public static Surroundings ofThisProcess() {
        return new Surroundings(
                System.getenv(), System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", ".")));
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

package dev.deskhand.app.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What this process was born into: its environment variables, its system, its person.
///
/// @param system as `os.name` has it
/// @param shared where a person's processes find each other, whatever each of them was told
public record Surroundings(Map<String, String> variables, String system, Path home, Shared shared) {
    /// Locales that name no language.
    private static final Pattern PLAIN = Pattern.compile("(C|POSIX)([.@].*)?");

    public Surroundings {
        variables = Map.copyOf(variables);
    }

    /// Folders for what need not last.
    ///
    /// @param runtime the system's, for as long as the person is logged in, and theirs alone; null where
    ///     there is none
    /// @param temporary one for our files below the folder everybody can write to
    public record Shared(@Nullable Path runtime, Path temporary) {}

    public static Surroundings ofThisProcess() {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir", "."));
        return new Surroundings(
                System.getenv(),
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", ".")),
                new Shared(runtime(), temporary.resolve("deskhand-" + System.getProperty("user.name", "user"))));
    }

    /// Known by its place also to a process that was not started from within the session. Source:
    /// <https://www.freedesktop.org/software/systemd/man/latest/pam_systemd.html>
    private static @Nullable Path runtime() {
        String told = System.getenv("XDG_RUNTIME_DIR");
        try {
            return told == null || told.isBlank()
                    ? Path.of("/run/user", String.valueOf(Files.getAttribute(Path.of("/proc/self"), "unix:uid")))
                    : Path.of(told);
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return null; // another system than Linux
        }
    }

    /// Names no value: any of them may be a key.
    @Override
    public String toString() {
        return "Surroundings[" + variables.size() + " variables, " + system + "]";
    }

    /// The value of a variable; empty where it is not set or blank.
    public Optional<String> variable(String name) {
        return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
    }

    /// The language the person asks for, also where the system has not made its locale: then Java knows nothing of it.
    /// Empty where none is asked for, and on systems that have other ways to say so.
    public Optional<Locale> language() {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .flatMap(name -> variable(name).stream())
                .findFirst()
                .filter(asked ->
                        !isWindows() && !isMac() && !PLAIN.matcher(asked).matches())
                .map(asked -> Locale.forLanguageTag(asked.split("[.@]", 2)[0].replace('_', '-')))
                .filter(locale -> !locale.getLanguage().isEmpty());
    }

    /// The address of the bus of the person's session on Linux; empty where there is none, or none of a kind we speak.
    public Optional<String> sessionBus() {
        if (isWindows() || isMac()) {
            return Optional.empty();
        }
        Path runtime = shared.runtime();
        return variable("DBUS_SESSION_BUS_ADDRESS")
                .or(() -> Optional.ofNullable(runtime)
                        .map(folder -> folder.resolve("bus"))
                        .filter(Files::exists)
                        .map(socket -> "unix:path=" + socket))
                .filter(address -> address.startsWith("unix:path="));
    }

    boolean isWindows() {
        return system.startsWith("Windows");
    }

    boolean isMac() {
        return system.startsWith("Mac");
    }
}

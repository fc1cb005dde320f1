package dev.deskhand.app.child;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How to start the program: `java` on this test's class path, with a home and an environment of its own.
public final class DeskhandProgram {
    private final Map<String, String> environment = new HashMap<>();
    private final Path home;
    private Predicate<String> jars = jar -> true;
    private Path directory;
    private String main = "dev.deskhand.app.Deskhand";

    public DeskhandProgram(Path home) {
        this.home = home;
        this.directory = home;
        environment.put("PATH", System.getenv("PATH"));
        environment.put("HOME", home.toString());
        environment.put("DESKHAND_HOME", home.resolve("deskhand").toString());
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("DBUS_SESSION_BUS_ADDRESS", "disabled:"); // else the session the tests run in may be found
    }

    public DeskhandProgram with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    public DeskhandProgram with(Map<String, String> variables) {
        environment.putAll(variables);
        return this;
    }

    public DeskhandProgram without(String variable) {
        environment.remove(variable);
        return this;
    }

    public DeskhandProgram in(Path folder) {
        directory = folder;
        return this;
    }

    /// Without the window's toolkit on the class path.
    public DeskhandProgram withoutJavaFx() {
        jars = jar -> !jar.contains("javafx") && !jar.contains("openjfx") && !jar.contains("atlantafx");
        return this;
    }

    /// By another main class of the tests, which starts the program in its own process.
    public DeskhandProgram startedBy(Class<?> other) {
        main = other.getName();
        return this;
    }

    /// The folder settings and data lie in.
    public Path data() {
        return home.resolve("deskhand");
    }

    public DeskhandProcess start(String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(command(arguments)).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return new DeskhandProcess(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Starts it, gives it that on stdin and waits for its end.
    public Ended run(String stdin, String... arguments) throws InterruptedException {
        return run(stdin.getBytes(UTF_8), arguments);
    }

    public Ended run(byte[] stdin, String... arguments) throws InterruptedException {
        try (DeskhandProcess process = start(arguments)) {
            process.give(stdin);
            return process.awaitEnd();
        }
    }

    /// Signals as a terminal's programs have them: a build in the background would pass on that some are ignored.
    private List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT,HUP"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                classPath(),
                main));
        command.addAll(List.of(arguments));
        return command;
    }

    private String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(jars)
                .collect(Collectors.joining(File.pathSeparator));
    }
}

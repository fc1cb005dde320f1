package dev.deskhand.app.keyring;

import dev.deskhand.testkit.display.Patience;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.DBusPath;

/// A session of a test's own: a bus nobody else knows, and where wanted a real keyring on it, in a home of their own.
/// Closing it ends both, by their ids.
final class PrivateSession implements AutoCloseable {
    private static final Duration SOON = Duration.ofSeconds(30);

    private final Path folder;
    private final Deque<Process> processes = new ArrayDeque<>();

    private PrivateSession(Path folder) {
        this.folder = folder;
    }

    /// A bus with nobody on it.
    ///
    /// @param folder short enough for the path of a socket
    static PrivateSession withoutKeyring(Path folder) throws IOException, InterruptedException {
        PrivateSession session = new PrivateSession(folder);
        Path config = folder.resolve("bus.conf");
        // It starts no services by itself, so that none of the person's is.
        Files.writeString(config, """
                <busconfig><type>session</type><listen>unix:path=%s</listen>
                <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
                <allow own="*"/></policy></busconfig>
                """.formatted(folder.resolve("bus")));
        session.start("", "dbus-daemon", "--nofork", "--config-file=" + config);
        new Patience(SOON).until("a bus", () -> Files.exists(folder.resolve("bus")));
        return session;
    }

    /// One with a keyring that is open.
    static PrivateSession withKeyring(Path folder) throws IOException, InterruptedException {
        PrivateSession session = withoutKeyring(folder);
        session.start("word", "gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets");
        new Patience(SOON).until("a keyring", session::hasCollection);
        return session;
    }

    private void start(String stdin, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        String path = System.getenv("PATH");
        environment.clear();
        environment.putAll(Map.of(
                "PATH", path,
                "HOME", folder.toString(),
                "XDG_RUNTIME_DIR", folder.toString(),
                "XDG_DATA_HOME", folder.resolve("data").toString(),
                "DBUS_SESSION_BUS_ADDRESS", address()));
        builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve(command[0] + ".log").toFile());
        Process process = builder.start();
        processes.push(process);
        try (OutputStream in = process.getOutputStream()) {
            in.write(stdin.getBytes(StandardCharsets.UTF_8));
        }
    }

    private boolean hasCollection() {
        try (Bus bus = Bus.open(address(), Duration.ofSeconds(2))) {
            Object path = bus.call(
                            "/org/freedesktop/secrets", "org.freedesktop.Secret.Service.ReadAlias", "s", "default")
                    .getFirst();
            return path.toString().length() > 1;
        } catch (IOException e) {
            return false;
        }
    }

    String address() {
        return "unix:path=" + folder.resolve("bus");
    }

    void lock() throws IOException {
        try (Bus bus = Bus.open(address(), Duration.ofSeconds(5))) {
            bus.call(
                    "/org/freedesktop/secrets",
                    "org.freedesktop.Secret.Service.Lock",
                    "ao",
                    List.of(new DBusPath("/org/freedesktop/secrets/aliases/default")));
        }
    }

    @Override
    public void close() {
        for (Process process : processes) {
            process.destroyForcibly().onExit().join();
        }
    }
}

package dev.deskhand.testkit.display;

import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A screen nobody sees: an X server of its own, with its own home, and everything a test starts on it.
///
/// Closing it kills all of that by pid, daemons included; so does the death of this JVM. Usable from any thread.
public final class VirtualDisplay implements AutoCloseable {
    public static final Size HD = new Size(1280, 720);
    public static final Size LAPTOP = new Size(1366, 768);
    public static final Size FULL_HD = new Size(1920, 1080);
    public static final Size QUAD_HD = new Size(2560, 1440);
    public static final Size ULTRA_HD = new Size(3840, 2160);

    /// A line of `xrandr --listmonitors`: a number, then the name, with marks for automatic and primary before it.
    private static final Pattern MONITOR = Pattern.compile("^\\s*\\d+: [+*]*(\\S+) ");

    private static final Duration START_LIMIT = Duration.ofSeconds(20);
    private static final Duration TOOL_LIMIT = Duration.ofSeconds(20);

    private final Size size;
    private final WindowManager windowManager;
    private final Home home = new Home();
    private final Program server;
    private final Guardian guardian;
    private final Map<String, String> environment;
    private final Deque<Program> programs = new ArrayDeque<>();

    private VirtualDisplay(Size size, WindowManager windowManager) {
        this.size = size;
        this.windowManager = windowManager;
        environment = home.environment();
        server = Program.start(serverCommand(size), home.home(), environment, line -> {});
        guardian = new Guardian(server.pid());
    }

    public static VirtualDisplay open(Size size) throws InterruptedException {
        return open(size, WindowManager.NONE);
    }

    public static VirtualDisplay open(Size size, WindowManager windowManager) throws InterruptedException {
        VirtualDisplay display = new VirtualDisplay(size, windowManager);
        boolean ready = false;
        try {
            display.begin();
            ready = true;
        } finally {
            if (!ready) {
                display.close();
            }
        }
        return display;
    }

    private void begin() throws InterruptedException {
        environment.put("DISPLAY", ":" + number());
        if (windowManager == WindowManager.OPENBOX) {
            Openbox.start(this);
        }
    }

    /// As programs want it in `DISPLAY`, such as `:7`.
    public String name() {
        return environment.getOrDefault("DISPLAY", "");
    }

    public Size size() {
        return size;
    }

    public WindowManager windowManager() {
        return windowManager;
    }

    /// The home directory of all that runs here; the working directory too.
    public Path home() {
        return home.home();
    }

    /// All a program needs to run here, and no more. Whoever starts one without [#start] uses this as a whole.
    public Map<String, String> environment() {
        return Map.copyOf(environment);
    }

    public Windows windows() {
        return new Windows(this);
    }

    /// Starts a program here; closing the display closes it too.
    public Program start(String... command) {
        return start(List.of(command), line -> {});
    }

    /// As [#start(String...)]; `onLine` gets each line of its stdout on a thread of the program's own.
    public Program start(List<String> command, Consumer<String> onLine) {
        Program program = Program.start(command, home.home(), environment, onLine);
        synchronized (programs) {
            programs.push(program);
        }
        return program;
    }

    /// Runs a tool to its end.
    public Ran run(String... command) throws InterruptedException {
        return run(List.of(command));
    }

    Ran run(String tool, List<String> arguments) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(tool));
        command.addAll(arguments);
        return run(command);
    }

    private Ran run(List<String> command) throws InterruptedException {
        try (Program program = Program.start(command, home.home(), environment, line -> {})) {
            return new Ran(program.awaitExit(TOOL_LIMIT), program.stdout());
        }
    }

    /// Divides the screen into monitors, instead of those it had.
    public void setMonitors(Monitor... monitors) throws InterruptedException {
        for (String line : run("xrandr", "--listmonitors").lines()) {
            Matcher monitor = MONITOR.matcher(line);
            if (monitor.find()) {
                run("xrandr", "--delmonitor", monitor.group(1));
            }
        }
        String output = "screen";
        for (Monitor monitor : monitors) {
            Ran set = run("xrandr", "--setmonitor", monitor.name(), monitor.geometry(), output);
            if (set.status() != 0) {
                throw new IllegalArgumentException("xrandr does not take " + monitor);
            }
            output = "none";
        }
    }

    /// The whole screen as it is now, without the pointer.
    public BufferedImage screenshot() {
        try {
            return Screenshot.of(name());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Waits until no pixel has changed for `still`.
    public void awaitStill(Duration still, Duration limit) throws InterruptedException {
        Stillness stillness = new Stillness(still);
        new Patience(limit).until("a still screen", () -> stillness.lastsWith(screenshot()));
    }

    /// The keys and buttons that are down now, as the server knows them; see [HeldInput].
    public List<HeldInput> heldInput() throws InterruptedException {
        return HeldInput.on(this);
    }

    /// Stops the server where it is (SIGSTOP), as one that hangs: it answers nobody until [#thaw].
    public void freeze() throws InterruptedException {
        signal("STOP");
    }

    /// Lets a frozen server go on.
    public void thaw() throws InterruptedException {
        signal("CONT");
    }

    /// Has the server die where it is (SIGKILL), under everything that is connected to it.
    public void kill() throws InterruptedException {
        signal("KILL");
    }

    private void signal(String name) throws InterruptedException {
        Ran ran = run("kill", "-" + name, Long.toString(server.pid()));
        if (ran.status() != 0) {
            throw new AssertionError("no SIG" + name + " for the server");
        }
    }

    /// Ends everything that runs here, the server last.
    @Override
    public void close() {
        synchronized (programs) {
            while (!programs.isEmpty()) {
                programs.pop().close();
            }
        }
        Leftovers leftovers = new Leftovers(home.runtime());
        server.terminate();
        server.awaitEndOrKill(Duration.ofSeconds(5));
        leftovers.kill();
        guardian.close();
        home.close();
    }

    private static List<String> serverCommand(Size size) {
        String screen = size.width() + "x" + size.height() + "x24";
        return List.of("Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset");
    }

    /// The number the server has chosen: it prints it once it takes connections.
    private String number() throws InterruptedException {
        return new Patience(START_LIMIT).value("an X server", () -> {
            if (!server.isRunning()) {
                throw new IllegalStateException("Xvfb ended: " + server.stderr());
            }
            return Optional.of(server.stdout())
                    .filter(lines -> !lines.isEmpty())
                    .map(List::getFirst);
        });
    }
}

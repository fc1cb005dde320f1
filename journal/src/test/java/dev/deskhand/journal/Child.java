package dev.deskhand.journal;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A process of its own that runs the recording program.
final class Child implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final List<String> lines = new ArrayList<>();

    private Child(Process process) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
    }

    /// Records without end.
    static Child start(Path folder, String run, String... jvmOptions) throws IOException {
        return new Child(new ProcessBuilder(command(folder, run, Integer.MAX_VALUE, jvmOptions)).start());
    }

    /// Records so many steps.
    static Child start(Path folder, String run, int steps) throws IOException {
        return new Child(new ProcessBuilder(command(folder, run, steps)).start());
    }

    /// Records without end in a shell that has set limits first.
    static Child startLimited(String limits, Path folder, String run) throws IOException {
        List<String> command = new ArrayList<>(List.of("bash", "-c", limits + "; exec \"$@\"", "bash"));
        command.addAll(command(folder, run, Integer.MAX_VALUE));
        return new Child(new ProcessBuilder(command).start());
    }

    private static List<String> command(Path folder, String run, int steps, String... jvmOptions) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of(jvmOptions));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                RecordingProgram.class.getName(),
                folder.toString(),
                run));
        command.add(Integer.toString(steps));
        return command;
    }

    /// Waits until it has said so many lines.
    void awaitLines(int count) throws IOException {
        while (lines.size() < count) {
            if (!readLine()) {
                throw new AssertionError("it ended after " + lines.size() + " lines: " + complaints());
            }
        }
    }

    private boolean readLine() throws IOException {
        String line = out.readLine();
        if (line != null) {
            lines.add(line);
        }
        return line != null;
    }

    /// Kills it at once; it has no say in that.
    void kill() throws InterruptedException {
        // Unlike the process itself its handle leaves the streams open, so that what was said can still be read.
        process.toHandle().destroyForcibly();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            throw new IllegalStateException("still there");
        }
    }

    /// All it has said, once it has ended. The last line of a killed process may be cut off.
    List<String> allLines() throws IOException {
        while (readLine()) {
            // Each turn reads one line.
        }
        return List.copyOf(lines);
    }

    String complaints() throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

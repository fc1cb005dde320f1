package dev.deskhand.testkit.display;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One stream of a process, read to its end by a thread of its own so that the process never blocks on a full pipe.
final class Output {
    private final List<String> lines = new ArrayList<>();
    private final Thread reader;

    Output(String name, InputStream stream, Consumer<String> listener) {
        reader = Thread.ofPlatform().daemon().name(name).start(() -> read(stream, listener));
    }

    private void read(InputStream stream, Consumer<String> listener) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                synchronized (lines) {
                    lines.add(line);
                }
                listener.accept(line);
            }
        } catch (IOException closed) {
            // The process was ended from our side: what it said until then stays.
        }
    }

    List<String> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    void awaitEnd(long millis) throws InterruptedException {
        reader.join(millis);
    }
}

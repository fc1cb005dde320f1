package dev.deskhand.testkit.display;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// Openbox with a configuration of our own: no keys, no menu, no second desktop; new windows centred and focused.
final class Openbox {
    private static final Duration START_LIMIT = Duration.ofSeconds(20);

    private Openbox() {}

    static void start(VirtualDisplay display) throws InterruptedException {
        Path configuration = display.home().resolve(".config/openbox-rc.xml");
        try (var source = Openbox.class.getResourceAsStream("openbox.xml")) {
            if (source == null) {
                throw new IllegalStateException("openbox.xml is not in the test kit");
            }
            Files.copy(source, configuration);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        display.start("openbox", "--config-file", configuration.toString());
        new Patience(START_LIMIT).until("a window manager", () -> isThere(display));
    }

    private static boolean isThere(VirtualDisplay display) throws InterruptedException {
        return display.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").text().contains("window id");
    }
}

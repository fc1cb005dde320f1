package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.LastErrorException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharedScreenTest {
    private static final int OUT_OF_MEMORY = 12;

    private final AtomicInteger segment = new AtomicInteger(-1);

    @Test
    void leaves_no_segment_behind_that_could_not_be_mapped() throws Exception {
        XLibraries real = XLibraries.load();
        XLibraries shortOfRoom =
                new XLibraries(real.x11(), real.ext(), real.tst(), real.randr(), real.xi(), withoutRoom(real.c()));
        try (Bench bench = Bench.open();
                XConnection connection =
                        XConnection.open(real, Optional.of(bench.display().name()));
                Eyes eyes = new Eyes(shortOfRoom, connection)) {
            eyes.read(new Area(0, 0, 400, 300), new int[120_000]);

            assertThat(eyes.sharesMemory()).isFalse();
            assertThat(segment.get()).isNotNegative();
            assertThat(segments()).doesNotContain(segment.get());
        }
    }

    /// A C library that makes segments and has no room to map them.
    private LibC withoutRoom(LibC real) {
        return (LibC) Proxy.newProxyInstance(
                LibC.class.getClassLoader(), new Class<?>[] {LibC.class}, (_, method, arguments) -> {
                    if (method.getName().equals("shmat")) {
                        segment.set((int) arguments[0]);
                        throw new LastErrorException(OUT_OF_MEMORY);
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException refused) {
                        throw refused.getCause();
                    }
                });
    }

    /// The ids of all shared memory segments there are (proc(5)).
    private static int[] segments() throws IOException {
        return Files.readAllLines(Path.of("/proc/sysvipc/shm")).stream()
                .skip(1)
                .mapToInt(line -> Integer.parseInt(line.strip().split("\\s+", -1)[1]))
                .toArray();
    }
}

package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import dev.deskhand.testkit.display.Patience;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class XConnectionTest {
    private static Bench bench;
    private static XLibraries libraries;

    @BeforeAll
    static void open() throws Exception {
        bench = Bench.open();
        libraries = XLibraries.load();
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    @Test
    void serves_many_threads_one_at_a_time() throws Exception {
        try (XConnection connection = connect()) {
            List<FutureTask<Integer>> asking = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                FutureTask<Integer> task = new FutureTask<>(() -> askOften(connection));
                asking.add(task);
                Thread.ofPlatform().start(task);
            }
            for (FutureTask<Integer> task : asking) {
                assertThat(task.get(60, TimeUnit.SECONDS)).isEqualTo(500);
            }
        }
    }

    @Test
    void closes_under_the_feet_of_other_threads_without_harm() throws Exception {
        for (int round = 0; round < 20; round++) {
            XConnection connection = connect();
            CountDownLatch begun = new CountDownLatch(1);
            FutureTask<Reason> asking = new FutureTask<>(() -> {
                begun.countDown();
                return catchThrowableOfType(X11Exception.class, () -> {
                            while (true) {
                                connection.sync();
                            }
                        })
                        .reason();
            });
            Thread.ofPlatform().start(asking);
            begun.await();
            connection.close();
            assertThat(asking.get(20, TimeUnit.SECONDS)).isEqualTo(Reason.CLOSED);
        }
    }

    @Test
    void does_not_blame_one_connection_for_the_errors_of_another() throws Exception {
        try (XConnection guilty = connect();
                XConnection innocent = connect()) {
            guilty.send(display -> libraries.x11().XDestroyImage(emptyImage(display)));
            innocent.sync();
            guilty.sync();
        }
    }

    @Test
    void an_interrupt_does_not_reach_it() throws Exception {
        try (XConnection connection = connect()) {
            Thread.currentThread().interrupt();
            connection.sync();
            assertThat(Thread.interrupted()).isTrue();
            connection.sync();
        }
    }

    @Test
    void gives_its_socket_and_all_its_threads_back() throws Exception {
        openAndCloseAll();
        long sockets = openFiles();
        long threads = ourThreads();
        for (int i = 0; i < 10; i++) {
            openAndCloseAll();
        }
        assertThat(openFiles()).isLessThanOrEqualTo(sockets + 1);
        new Patience(Bench.SOON).until("the threads to end", () -> ourThreads() <= threads);
    }

    private static Pointer emptyImage(Pointer display) {
        int screen = libraries.x11().XDefaultScreen(display);
        return Objects.requireNonNull(libraries
                .ext()
                .XShmCreateImage(
                        display,
                        libraries.x11().XDefaultVisual(display, screen),
                        libraries.x11().XDefaultDepth(display, screen),
                        XImages.Z_PIXMAP,
                        null,
                        new Memory(32),
                        1,
                        1));
    }

    private static void openAndCloseAll() throws X11Exception {
        Optional<String> name = Optional.of(bench.display().name());
        try (X11Desktop desktop = X11Desktop.open(name);
                StopKey stopKey = StopKey.watch(name, () -> {}, why -> {});
                X11Probe probe = X11Probe.open(name)) {
            desktop.eyes().read(new Area(0, 0, 50, 50), new int[2500]);
            assertThat(probe.missing()).isEmpty();
            assertThat(stopKey).isNotNull();
        }
    }

    private static int askOften(XConnection connection) throws X11Exception {
        int answers = 0;
        for (int i = 0; i < 500; i++) {
            answers += connection.ask(display -> libraries.x11().XDefaultDepth(display, 0)) == 24 ? 1 : 0;
            connection.sync();
        }
        return answers;
    }

    private static XConnection connect() throws X11Exception {
        return XConnection.open(libraries, Optional.of(bench.display().name()));
    }

    private static long openFiles() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            return files.count();
        }
    }

    private static long ourThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("deskhand-x11"))
                .count();
    }
}

package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class XErrorsTest {
    private static final long NO_SUCH_WINDOW = 0x7FFFFFF;

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
    void become_a_refusal_of_the_request_and_of_no_other() throws Exception {
        try (XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()))) {
            X11Exception refusal =
                    catchThrowableOfType(X11Exception.class, () -> connection.carryOut(XErrorsTest::askForNoWindow));
            assertThat(refusal.reason()).isEqualTo(Reason.REFUSED);
            assertThat(refusal).hasMessage("X error 9 to request 14.0");
            connection.sync();
        }
    }

    @Test
    void of_a_toolkits_connection_end_nothing() throws Exception {
        String name = bench.display().name();
        Pointer toolkit = Objects.requireNonNull(libraries.x11().XOpenDisplay(name));
        askForNoWindow(toolkit);
        libraries.x11().XSync(toolkit, 0);
        libraries.x11().XCloseDisplay(toolkit);
        bench.desktop().monitors().root();
    }

    @Test
    void are_ours_again_after_a_toolkit_has_set_its_handler() throws Exception {
        libraries.x11().XSetErrorHandler(null);
        X11Desktop.guard(() -> {});
        try (XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()))) {
            libraries.x11().XSetErrorHandler(null);
            X11Desktop.guard(() -> {});
            assertThat(catchThrowableOfType(X11Exception.class, () -> connection.carryOut(XErrorsTest::askForNoWindow))
                            .reason())
                    .isEqualTo(Reason.REFUSED);
        }
    }

    @Test
    void a_closed_connection_says_that_it_is_closed() throws Exception {
        XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()));
        connection.close();
        assertThat(catchThrowableOfType(X11Exception.class, connection::sync).reason())
                .isEqualTo(Reason.CLOSED);
    }

    private static void askForNoWindow(Pointer display) {
        IntByReference ignored = new IntByReference();
        libraries
                .x11()
                .XGetGeometry(
                        display,
                        NO_SUCH_WINDOW,
                        new LongByReference(),
                        ignored,
                        ignored,
                        ignored,
                        ignored,
                        ignored,
                        ignored);
    }
}

package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.operator.Permit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeviceStateTest {
    private static final int CONTROL_KEY = 37;

    @Test
    void tells_what_is_down_on_each_device() throws Exception {
        XLibraries libraries = XLibraries.load();
        try (Bench bench = Bench.open();
                XConnection connection =
                        XConnection.open(libraries, Optional.of(bench.display().name()))) {
            bench.keyboard().hold(List.of(NamedKey.CONTROL), new Permit());
            bench.mouse().press(Button.RIGHT, new Permit());
            for (Device device : new Devices(libraries, connection).list()) {
                if (device.kind() == Device.Kind.MASTER) {
                    continue;
                }
                DeviceState state = connection.ask(display -> DeviceState.read(libraries, display, device));
                boolean injects = device.injects();
                boolean keyboard = device.kind() == Device.Kind.KEYBOARD;
                assertThat(state.keys().stream()).hasSize(injects && keyboard ? 1 : 0);
                assertThat(state.buttons().stream()).hasSize(injects && !keyboard ? 1 : 0);
                assertThat(state.keys().get(CONTROL_KEY)).isEqualTo(injects && keyboard);
                assertThat(state.buttons().get(3)).isEqualTo(injects && !keyboard);
            }
        }
    }

    @Test
    void of_a_device_that_is_not_there_is_refused() throws Exception {
        XLibraries libraries = XLibraries.load();
        try (Bench bench = Bench.open();
                XConnection connection =
                        XConnection.open(libraries, Optional.of(bench.display().name()))) {
            Device gone = new Device(99, "gone", Device.Kind.KEYBOARD, true);
            X11Exception refusal = catchThrowableOfType(
                    X11Exception.class, () -> connection.ask(display -> DeviceState.read(libraries, display, gone)));
            assertThat(refusal.reason()).isEqualTo(X11Exception.Reason.REFUSED);
        }
    }
}

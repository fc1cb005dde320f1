package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.operators.desktop.x11.RawInput.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RawListenerTest {
    private final BlockingQueue<RawInput> heard = new LinkedBlockingQueue<>();
    private Bench bench;
    private RawListener listener;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open();
        listener = RawListener.open(Optional.of(bench.display().name()), new RawWatcher() {
            @Override
            public void saw(RawInput input) {
                heard.add(input);
            }

            @Override
            public void lost(Throwable why) {}
        });
    }

    @AfterEach
    void close() {
        listener.close();
        bench.close();
    }

    @Test
    void hears_keys_buttons_and_motion_with_the_device_they_come_from() throws Exception {
        bench.mouse().move(new Mouse.Place(20, 30), bench.permit());
        bench.mouse().click(Button.RIGHT, 1, bench.permit());
        bench.keyboard().strike(List.of(NamedKey.ESCAPE), bench.permit());
        List<RawInput> all = heardUntil(Kind.KEY_UP);
        assertThat(all)
                .extracting(RawInput::kind, RawInput::detail)
                .containsExactly(
                        tuple(Kind.MOTION, 0),
                        tuple(Kind.BUTTON_DOWN, 3),
                        tuple(Kind.BUTTON_UP, 3),
                        tuple(Kind.KEY_DOWN, 9),
                        tuple(Kind.KEY_UP, 9));
        assertThat(all).allMatch(RawInput::injected, "comes from an XTEST device");
        assertThat(all.getFirst().source()).isNotEqualTo(all.getLast().source());
    }

    @Test
    void tells_the_devices_that_inject_from_those_a_person_touches() throws Exception {
        XLibraries libraries = XLibraries.load();
        try (XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()))) {
            List<Device> devices = new Devices(libraries, connection).list();
            assertThat(devices)
                    .filteredOn(Device::injects)
                    .extracting(Device::name)
                    .containsExactly("Virtual core XTEST pointer", "Virtual core XTEST keyboard");
            assertThat(devices)
                    .filteredOn(device -> device.kind() != Device.Kind.MASTER && !device.injects())
                    .extracting(Device::name)
                    .containsExactly("Xvfb mouse", "Xvfb keyboard");
        }
    }

    @Test
    void notices_devices_that_come_later() throws Exception {
        bench.display().run("xinput", "create-master", "Second");
        bench.display().run("xdotool", "key", "a");
        assertThat(heardUntil(Kind.KEY_UP)).isNotEmpty().allMatch(RawInput::injected, "comes from an XTEST device");
    }

    @Test
    void a_watcher_with_a_defect_learns_that_it_will_hear_no_more() throws Exception {
        IllegalStateException defect = new IllegalStateException();
        CompletableFuture<Throwable> lost = new CompletableFuture<>();
        try (RawListener broken = RawListener.open(Optional.of(bench.display().name()), new RawWatcher() {
            @Override
            public void saw(RawInput input) {
                throw defect;
            }

            @Override
            public void lost(Throwable why) {
                lost.complete(why);
            }
        })) {
            assertThat(broken).isNotNull();
            bench.mouse().move(new Mouse.Place(40, 50), bench.permit());
            assertThat(lost.get(20, TimeUnit.SECONDS)).isSameAs(defect);
        }
    }

    private List<RawInput> heardUntil(Kind last) throws InterruptedException {
        List<RawInput> all = new ArrayList<>();
        while (all.isEmpty() || all.getLast().kind() != last) {
            RawInput next = heard.poll(20, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("no " + last + " after " + all);
            }
            all.add(next);
        }
        return all;
    }
}

package dev.deskhand.testkit.witness;

import dev.deskhand.testkit.display.HeldInput;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/// Notes every raw key, button and motion of a display, whichever window is there: `xinput test-xi2 --root`.
///
/// One per display at a time: the tool also asks for touches, which X gives to one client only.
public final class RawInputWitness implements Witness<RawInput> {
    private static final String START = "Deskhand Start";
    private static final String BARRIER = "Deskhand Barrier";
    private static final Duration START_LIMIT = Duration.ofSeconds(20);

    private final VirtualDisplay display;
    private final Sightings<RawInput> sightings = new Sightings<>();
    private final Barrier barrier = new Barrier();
    private final CountDownLatch started = new CountDownLatch(1);
    private final Program xinput;
    private final String device;

    private RawInputWitness(VirtualDisplay display) throws InterruptedException {
        this.display = display;
        this.device = display.run("xinput", "list", "--id-only", "Virtual core XTEST pointer")
                .text();
        RawInputReader reader = new RawInputReader(sightings::add, this::propertyChanged);
        this.xinput = display.start(List.of("xinput", "test-xi2", "--root"), reader::read);
        awaitStart();
    }

    /// Starts it; returns once it listens.
    public static RawInputWitness open(VirtualDisplay display) throws InterruptedException {
        return new RawInputWitness(display);
    }

    @Override
    public Mark mark() throws InterruptedException {
        barrier.pass(() -> changeProperty(BARRIER));
        return sightings.end();
    }

    @Override
    public List<RawInput> since(Mark mark) throws InterruptedException {
        barrier.pass(() -> changeProperty(BARRIER));
        return sightings.since(mark);
    }

    @Override
    public RawInput awaitEvent(Mark mark, Predicate<? super RawInput> wanted, Duration limit)
            throws InterruptedException {
        return sightings.await(mark, wanted, limit);
    }

    /// The presses that have had no release, by what was seen since the start.
    public Set<Press> unreleased() throws InterruptedException {
        return Press.unreleased(events());
    }

    /// Fails unless every press has had its release, by its own notes and by the state of every device.
    public void assertNothingHeld() throws InterruptedException {
        Set<Press> open = unreleased();
        List<HeldInput> held = display.heldInput();
        if (!open.isEmpty() || !held.isEmpty()) {
            throw new AssertionError("still held: by the events " + open + ", by the devices " + held);
        }
    }

    @Override
    public void close() {
        xinput.close();
    }

    /// A change of a property of a device comes to every listener as an event, in its turn.
    private void changeProperty(String name) throws InterruptedException {
        display.run("xinput", "set-prop", device, "--type=int", "--format=32", name, "1");
    }

    private void propertyChanged(String name) {
        switch (name) {
            case START -> started.countDown();
            case BARRIER -> barrier.arrived();
            default -> {
                // Somebody else's.
            }
        }
    }

    /// It says nothing when it begins to listen, so one change after another is made until one is noticed.
    private void awaitStart() throws InterruptedException {
        new Patience(START_LIMIT).until("xinput to listen", () -> {
            if (!xinput.isRunning()) {
                throw new IllegalStateException("xinput ended: " + xinput.stderr());
            }
            changeProperty(START);
            return started.getCount() == 0;
        });
    }
}

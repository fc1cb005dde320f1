package dev.deskhand.operators.desktop;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.time.Duration;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Looks at one display: makes frames of it, and knows whether it has changed since. Used by the run's thread.
final class Gaze implements AutoCloseable {
    /// A tile this near to where an action is aimed must not have changed since the frame.
    private static final int NEAR = 48;
    /// Without a place to aim at, one tile in so many may have changed.
    private static final int MUCH = 4;

    private final Samples samples;
    private final FrameMaker frames;
    private final Settling settling;
    private final IdleWatch idleWatch;
    private @Nullable Motion motion;

    Gaze(Samples samples, FrameMaker frames) {
        this.samples = samples;
        this.frames = frames;
        this.settling = new Settling(samples);
        this.idleWatch = new IdleWatch(samples);
    }

    /// Follows the display to another place or size.
    void moveTo(ScreenRect place) {
        idleWatch.end();
        if (!place.size().equals(samples.bounds().size())) {
            idleWatch.forget();
        }
        samples.moveTo(place);
    }

    /// Takes a frame, and from then on learns what moves by itself.
    ///
    /// @param candidate gets frames that may be the one while the screen is still watched
    Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws X11Exception, Revoked {
        permit.check();
        BitSet restless = restless();
        Motion since = motion;
        Frame frame = switch (settle) {
            case AFTER_ACTION -> since == null ? atOnce(restless) : settled(since, restless, permit, candidate);
            case AT_ONCE -> atOnce(restless);
        };
        motion = null;
        idleWatch.begin(frame.tiles());
        return frame;
    }

    private Frame atOnce(BitSet restless) throws X11Exception {
        samples.take();
        samples.keep();
        return frames.of(samples, restless);
    }

    private Frame settled(Motion since, BitSet restless, Permit permit, Consumer<Frame> candidate)
            throws X11Exception, Revoked {
        Promise promise = new Promise(restless, candidate);
        settling.afterAction(since, restless, permit, promise);
        Frame promised = promise.frame;
        return promised == null ? frames.of(samples, restless) : promised;
    }

    /// Takes the one sample before a batch acts: of the surroundings alone where it has an aim, so that as little time
    /// as can be lies between the sample and the act. What came of the action is then told from the frame.
    ///
    /// @param aim where its first action is aimed, on the frame; empty where it is aimed nowhere
    /// @return whether too much of the screen is no longer what the frame shows
    boolean hasChangedSince(Frame frame, Optional<FramePixel> aim) throws X11Exception {
        motion = null;
        BitSet restless = restless();
        if (aim.isPresent()) {
            BitSet near = frame.tiles().near(aim.get(), NEAR);
            BitSet changed = samples.changedWithin(near.nextSetBit(0), near.length() - 1, frame);
            changed.andNot(restless);
            return !changed.isEmpty();
        }
        samples.take();
        BitSet changed = samples.changedFrom(frame.pixels());
        samples.keep();
        changed.andNot(restless);
        return changed.cardinality() * MUCH > frame.tiles().count();
    }

    /// Between two actions of a batch, and before what follows a click.
    void calm(Permit permit) throws X11Exception, Revoked {
        motion = null;
        settling.calm(restless(), permit);
    }

    /// Waits that long, or until the screen has changed and come to rest.
    void await(Duration time, Permit permit) throws X11Exception, Revoked {
        motion = settling.atMost(time, restless(), permit);
    }

    /// An action is over, done or not: the next look watches what comes of it.
    void acted() {
        long now = System.nanoTime();
        Motion waited = motion;
        motion = waited == null ? new Motion(now) : waited.continuedAt(now);
    }

    private BitSet restless() {
        BitSet restless = idleWatch.end();
        restless.or(frames.barTiles(samples.bounds()));
        return restless;
    }

    @Override
    public void close() {
        idleWatch.close();
    }

    /// The frame that was handed over early, as long as it holds.
    private final class Promise implements Settling.Prospect {
        private final BitSet restless;
        private final Consumer<Frame> candidate;
        private @Nullable Frame frame;

        Promise(BitSet restless, Consumer<Frame> candidate) {
            this.restless = restless;
            this.candidate = candidate;
        }

        @Override
        public void promising() {
            Frame promised = frames.of(samples, restless);
            frame = promised;
            candidate.accept(promised);
        }

        @Override
        public void dashed() {
            frame = null;
        }
    }
}

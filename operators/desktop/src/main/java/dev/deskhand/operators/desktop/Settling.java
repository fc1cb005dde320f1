package dev.deskhand.operators.desktop;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.time.Duration;
import java.util.BitSet;

/// Waits for the screen to come to rest, on samples taken every few milliseconds. The times are those of law 11
/// and law 5; they were measured on what real applications do after a click or a key. Tiles given as restless do
/// not count.
///
/// Used by the run's thread. Every wait ends at once when the permit is taken back.
final class Settling {
    /// From the action to its first change.
    static final Duration FIRST_CHANGE = Duration.ofMillis(150);
    /// Without a change, so that the screen counts as settled.
    static final Duration QUIET = Duration.ofMillis(250);
    /// From the action to the frame, whatever moves on.
    static final Duration LONGEST = Duration.ofSeconds(2);
    /// Without a change between two actions of a batch, and how long that is waited for.
    static final Duration CALM = Duration.ofMillis(40);
    static final Duration LONGEST_CALM = Duration.ofMillis(250);

    /// So long without a change, and a frame is worth being encoded meanwhile.
    private static final Duration PROMISING = Duration.ofMillis(60);
    private static final Duration BETWEEN_SAMPLES = Duration.ofMillis(20);
    private static final Duration LONGEST_LEAD = Duration.ofMillis(8);
    private static final Duration BETWEEN_CALM_SAMPLES = Duration.ofMillis(10);

    private final Samples samples;

    Settling(Samples samples) {
        this.samples = samples;
    }

    /// Told when the screen begins to look settled, and when that was wrong.
    interface Prospect {
        /// The kept sample may be the one. Said again only after [#dashed].
        void promising();

        /// What was promised is out of date.
        void dashed();
    }

    /// After an action: waits for a first change against the kept sample, then for quiet. Afterwards the kept
    /// sample is what the screen settled on.
    ///
    /// @param motion what has moved since the action; goes on from there
    void afterAction(Motion motion, BitSet restless, Permit permit, Prospect prospect) throws X11Exception, Revoked {
        boolean promised = false;
        while (true) {
            permit.check();
            long begun = System.nanoTime();
            samples.take();
            long now = System.nanoTime();
            if (note(motion, now, restless)) {
                if (promised) {
                    prospect.dashed();
                    promised = false;
                }
            } else if (!promised && motion.restsFor(PROMISING, now)) {
                samples.keep();
                prospect.promising();
                promised = true;
            }
            Duration lead = lead(begun);
            if (isSettled(motion, now, lead)) {
                samples.keep();
                return;
            }
            permit.pause(untilNextSample(motion, now, lead));
        }
    }

    /// How much earlier the last sample is to begin, so that the watch for a first change is over when that is taken
    /// and compared: as long as the one before took.
    private static Duration lead(long begun) {
        Duration took = Duration.ofNanos(System.nanoTime() - begun);
        return took.compareTo(LONGEST_LEAD) < 0 ? took : LONGEST_LEAD;
    }

    /// The last sample falls on the moment at which a still screen counts as settled: later is only longer.
    private static Duration untilNextSample(Motion motion, long now, Duration lead) {
        Duration left = motion.untilRestsFor(motion.isSeen() ? QUIET : FIRST_CHANGE.minus(lead), now);
        return left.isPositive() && left.compareTo(BETWEEN_SAMPLES) < 0 ? left : BETWEEN_SAMPLES;
    }

    private static boolean isSettled(Motion motion, long now, Duration lead) {
        if (motion.isSeen()) {
            return motion.restsFor(QUIET, now) || motion.isOlderThan(LONGEST, now);
        }
        return motion.isOlderThan(FIRST_CHANGE.minus(lead), now);
    }

    /// Between two actions of a batch: waits until nothing has changed for a moment, but not long.
    void calm(BitSet restless, Permit permit) throws X11Exception, Revoked {
        Motion motion = new Motion(System.nanoTime());
        long now = System.nanoTime();
        while (!motion.restsFor(CALM, now) && !motion.isOlderThan(LONGEST_CALM, now)) {
            permit.pause(BETWEEN_CALM_SAMPLES);
            samples.take();
            now = System.nanoTime();
            note(motion, now, restless);
        }
        samples.keep();
    }

    /// Waits that long, or until the screen has changed and come to rest.
    ///
    /// @return what has moved meanwhile
    Motion atMost(Duration time, BitSet restless, Permit permit) throws X11Exception, Revoked {
        Motion motion = new Motion(System.nanoTime());
        long now = System.nanoTime();
        while (!motion.isOlderThan(time, now) && !(motion.isSeen() && motion.restsFor(QUIET, now))) {
            permit.pause(BETWEEN_SAMPLES);
            samples.take();
            now = System.nanoTime();
            note(motion, now, restless);
        }
        return motion;
    }

    /// Compares the latest sample with the kept one, and keeps it where it differs.
    private boolean note(Motion motion, long now, BitSet restless) {
        BitSet changed = samples.changed();
        changed.andNot(restless);
        if (changed.isEmpty()) {
            return false;
        }
        motion.at(now);
        samples.keep();
        return true;
    }
}

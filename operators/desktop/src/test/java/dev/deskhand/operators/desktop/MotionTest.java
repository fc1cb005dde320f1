package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class MotionTest {
    private static final Duration TEN = Duration.ofNanos(10);

    @Test
    void rests_since_the_last_change_and_is_as_old_as_its_action() {
        Motion motion = new Motion(100);
        assertThat(motion.isSeen()).isFalse();
        assertThat(motion.restsFor(TEN, 109)).isFalse();
        assertThat(motion.restsFor(TEN, 110)).isTrue();
        motion.at(108);
        assertThat(motion.isSeen()).isTrue();
        assertThat(motion.restsFor(TEN, 117)).isFalse();
        assertThat(motion.restsFor(TEN, 118)).isTrue();
        assertThat(motion.untilRestsFor(TEN, 115)).isEqualTo(Duration.ofNanos(3));
        assertThat(motion.untilRestsFor(TEN, 119)).isNegative();
        assertThat(motion.isOlderThan(TEN, 110)).isTrue();
    }

    @Test
    void what_moved_during_a_wait_counts_after_it() {
        Motion motion = new Motion(100);
        motion.at(150);
        Motion after = motion.continuedAt(200);
        assertThat(after.isSeen()).isTrue();
        assertThat(after.restsFor(Duration.ofNanos(50), 200)).isTrue();
        assertThat(after.isOlderThan(TEN, 205)).isFalse();
    }

    @Test
    void a_wait_in_which_nothing_moved_leaves_nothing_behind() {
        Motion after = new Motion(100).continuedAt(200);
        assertThat(after.isSeen()).isFalse();
        assertThat(after.restsFor(TEN, 205)).isFalse();
    }
}

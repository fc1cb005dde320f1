package dev.deskhand.frames;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Memory;
import org.junit.jupiter.api.Test;

class NativeBuffersTest {
    private final NativeBuffers buffers = new NativeBuffers();

    @Test
    void lends_the_same_memory_again() throws Exception {
        NativeBuffers.Pair first = buffers.take(4000, 500);
        buffers.giveBack(first);
        assertThat(buffers.take(3000, 400)).isSameAs(first);
    }

    @Test
    void never_lends_the_same_memory_twice_at_once() throws Exception {
        assertThat(buffers.take(100, 100)).isNotSameAs(buffers.take(100, 100));
    }

    @Test
    void lends_larger_memory_where_the_kept_one_is_too_small() throws Exception {
        buffers.giveBack(buffers.take(100, 100));
        NativeBuffers.Pair larger = buffers.take(200, 50);
        assertThat(larger.pixels().size()).isEqualTo(200);
    }

    @Test
    void frees_what_is_too_large_or_too_much_to_keep() throws Exception {
        NativeBuffers.Pair huge = buffers.take(100L << 20, 100);
        buffers.giveBack(huge);
        assertThat(isFreed(huge.pixels())).isTrue();
        NativeBuffers.Pair one = buffers.take(10, 10);
        NativeBuffers.Pair two = buffers.take(10, 10);
        NativeBuffers.Pair three = buffers.take(10, 10);
        buffers.giveBack(one);
        buffers.giveBack(two);
        buffers.giveBack(three);
        assertThat(isFreed(one.pixels())).isFalse();
        assertThat(isFreed(three.target())).isTrue();
    }

    private static boolean isFreed(Memory memory) {
        return memory.toString().startsWith("allocated@0x0 ");
    }
}

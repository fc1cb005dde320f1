package dev.deskhand.frames;

import com.sun.jna.Memory;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.NativeLongByReference;
import com.sun.jna.ptr.PointerByReference;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Size;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/// Pixels in native memory, from where libjpeg-turbo reads them without another copy.
final class TurboJpegCanvas implements Canvas {
    private static final int PIXEL_FORMAT =
            ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? TurboJpeg.TJPF_BGRX : TurboJpeg.TJPF_XRGB;

    private final TurboJpeg library;
    private final NativeBuffers.Pair buffers;
    private final NativeBuffers pool;
    private final Size size;

    /// Paints into borrowed memory.
    ///
    /// @param buffers go back to the pool on [#close]
    TurboJpegCanvas(TurboJpeg library, NativeBuffers.Pair buffers, NativeBuffers pool, Size size) {
        this.library = library;
        this.buffers = buffers;
        this.pool = pool;
        this.size = size;
    }

    @Override
    public IntBuffer pixels() {
        return buffers.pixels()
                .getByteBuffer(0, size.area() * Integer.BYTES)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
    }

    @Override
    public void show(int[] pixels) {
        buffers.pixels().write(0, pixels, 0, pixels.length);
    }

    @Override
    public byte[] encode(int quality) throws AgentException {
        // A compressor of its own for each picture costs some 10 us and leaves nothing to close later.
        Pointer compressor = library.tjInitCompress();
        if (compressor == null) {
            throw Impossible.NO_MEMORY.because(null);
        }
        try {
            return compress(compressor, quality);
        } finally {
            library.tjDestroy(compressor);
        }
    }

    private byte[] compress(Pointer compressor, int quality) throws AgentException {
        Memory target = buffers.target();
        PointerByReference at = new PointerByReference(target);
        NativeLongByReference length = new NativeLongByReference(new NativeLong(target.size()));
        int status = library.tjCompress2(
                compressor,
                buffers.pixels(),
                size.width(),
                size.width() * Integer.BYTES,
                size.height(),
                PIXEL_FORMAT,
                at,
                length,
                TurboJpeg.TJSAMP_444,
                quality,
                TurboJpeg.TJFLAG_NOREALLOC);
        if (status != 0) {
            throw Impossible.ENCODER.because(null);
        }
        return target.getByteArray(0, length.getValue().intValue());
    }

    @Override
    public void close() {
        pool.giveBack(buffers);
    }
}

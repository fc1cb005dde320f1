package dev.deskhand.frames;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import java.util.Optional;

/// JPEG by libjpeg-turbo, some five times as fast as the JDK's own.
final class TurboJpegMaker implements Canvas.Maker {
    /// The name of the library alone is what its development package brings; the numbered one is always there.
    private static final List<String> NAMES = List.of("libturbojpeg.so.0", "turbojpeg", "libturbojpeg");

    private final TurboJpeg library;
    private final NativeBuffers buffers = new NativeBuffers();

    private TurboJpegMaker(TurboJpeg library) {
        this.library = library;
    }

    /// Loads the library; empty where this computer has none, or no JNA to call it with.
    static Optional<Canvas.Maker> load() {
        return load(NAMES);
    }

    static Optional<Canvas.Maker> load(List<String> names) {
        return names.stream().flatMap(name -> loadAs(name).stream()).findFirst();
    }

    private static Optional<Canvas.Maker> loadAs(String name) {
        try {
            TurboJpeg library = Native.load(name, TurboJpeg.class);
            Pointer compressor = library.tjInitCompress();
            if (compressor == null) {
                return Optional.empty();
            }
            library.tjDestroy(compressor);
            return Optional.of(new TurboJpegMaker(library));
        } catch (LinkageError e) {
            // Not under this name, without what we call, or no JNA.
            return Optional.empty();
        }
    }

    @Override
    public Canvas canvas(Size size) throws AgentException {
        long worst = library.tjBufSize(size.width(), size.height(), TurboJpeg.TJSAMP_444)
                .longValue();
        if (worst <= 0) {
            throw Impossible.TOO_MANY_PIXELS.because(null);
        }
        return new TurboJpegCanvas(library, buffers.take(size.area() * Integer.BYTES, worst), buffers, size);
    }
}

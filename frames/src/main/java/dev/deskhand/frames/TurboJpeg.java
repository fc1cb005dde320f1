package dev.deskhand.frames;

import com.sun.jna.Library;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.NativeLongByReference;
import com.sun.jna.ptr.PointerByReference;
import org.jspecify.annotations.Nullable;

/// The C interface of libjpeg-turbo, versions 1.2 to 3.x: see turbojpeg.h. Only what we call.
interface TurboJpeg extends Library {
    /// `0x00RRGGBB` integers as they lie in memory.
    int TJPF_BGRX = 3;
    int TJPF_XRGB = 5;
    /// Full colour resolution.
    int TJSAMP_444 = 0;
    /// Writes into the buffer given, which [#tjBufSize] says is large enough.
    int TJFLAG_NOREALLOC = 1024;

    /// A compressor, for one thread at a time; null where there is no memory.
    @Nullable
    Pointer tjInitCompress();

    /// 0, or -1 for a failure.
    int tjDestroy(Pointer compressor);

    /// The most bytes a picture of that size can take.
    NativeLong tjBufSize(int width, int height, int subsampling);

    /// 0, or -1 for a failure.
    @SuppressWarnings("ParameterNumber") // the C function has them
    int tjCompress2(
            Pointer compressor,
            Pointer pixels,
            int width,
            int bytesPerRow,
            int height,
            int pixelFormat,
            PointerByReference target,
            NativeLongByReference targetSize,
            int subsampling,
            int quality,
            int flags);
}

package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import org.jspecify.annotations.Nullable;

/// The MIT shared memory extension (libXext), through which a screen is read without passing the socket.
@SuppressWarnings("ParameterNumber") // the C functions' own
interface LibXext extends Library {

    int XShmQueryExtension(Pointer display);

    @Nullable
    Pointer XShmCreateImage(
            Pointer display,
            Pointer visual,
            int depth,
            int format,
            @Nullable Pointer data,
            Pointer segment,
            int width,
            int height);

    int XShmAttach(Pointer display, Pointer segment);

    int XShmDetach(Pointer display, Pointer segment);

    int XShmGetImage(Pointer display, long drawable, Pointer image, int x, int y, long planes);
}

package dev.deskhand.operators.desktop.x11;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import org.jspecify.annotations.Nullable;

/// The screen through a shared memory segment (MIT-SHM), which the server writes and we read without a socket
/// between.
///
/// Works only where the server runs on this machine and in this IPC namespace. The segment is marked for removal
/// as soon as both sides hold it, so that no way of dying leaves it behind. `XShmSegmentInfo` is laid out as in
/// XShm.h.
final class SharedScreen implements ScreenSource {
    private static final int IPC_CREAT_PRIVATE = 01000 | 0600;
    private static final int IPC_RMID = 0;
    private static final int INFO_SIZE = 32;
    private static final int INFO_ID = 8;
    private static final int INFO_ADDRESS = 16;

    private final XLibraries libraries;
    private final Area area;
    private final Pointer image;
    private final Memory info;
    private final Pointer memory;

    private SharedScreen(XLibraries libraries, Area area, Pointer image, Memory info, Pointer memory) {
        this.libraries = libraries;
        this.area = area;
        this.image = image;
        this.info = info;
        this.memory = memory;
    }

    /// To be called inside a request on the connection.
    ///
    /// @throws X11Exception NO_TRUE_COLOUR, LOST, SILENT; anything else means that memory cannot be shared
    ///     with this server
    static SharedScreen open(XLibraries libraries, XConnection connection, Pointer display, Area area)
            throws X11Exception {
        if (libraries.ext().XShmQueryExtension(display) == 0) {
            throw new X11Exception(Reason.NO_SHARED_MEMORY, "no MIT-SHM");
        }
        Memory info = new Memory(INFO_SIZE);
        info.clear();
        Pointer image = image(libraries, display, info, area);
        try {
            XImages.requireTrueColour(image);
            Pointer memory = memory(libraries, info, (long) XImages.bytesPerLine(image) * area.height());
            SharedScreen screen = new SharedScreen(libraries, area, image, info, memory);
            screen.attach(connection, display);
            return screen;
        } catch (LastErrorException refused) {
            libraries.x11().XDestroyImage(image);
            throw new X11Exception(Reason.NO_SHARED_MEMORY, "no shared memory to be had", refused);
        } catch (X11Exception unable) {
            image.setPointer(XImages.DATA, Pointer.NULL);
            libraries.x11().XDestroyImage(image);
            throw unable;
        }
    }

    private void attach(XConnection connection, Pointer display) throws X11Exception {
        image.setPointer(XImages.DATA, memory);
        libraries.ext().XShmAttach(display, info);
        libraries.x11().XSync(display, 0);
        libraries.c().shmctl(info.getInt(INFO_ID), IPC_RMID, Pointer.NULL);
        try {
            connection.raise();
        } catch (X11Exception refused) {
            libraries.c().shmdt(memory);
            throw refused;
        }
    }

    private static Pointer image(XLibraries libraries, Pointer display, Memory info, Area area) throws X11Exception {
        LibX11 x11 = libraries.x11();
        int screen = x11.XDefaultScreen(display);
        @Nullable
        Pointer image = libraries
                .ext()
                .XShmCreateImage(
                        display,
                        x11.XDefaultVisual(display, screen),
                        x11.XDefaultDepth(display, screen),
                        XImages.Z_PIXMAP,
                        null,
                        info,
                        area.width(),
                        area.height());
        if (image == null) {
            throw new X11Exception(Reason.NO_SHARED_MEMORY, "no image for shared memory");
        }
        return image;
    }

    private static Pointer memory(XLibraries libraries, Memory info, long size) {
        int id = libraries.c().shmget(0, size, IPC_CREAT_PRIVATE);
        info.setInt(INFO_ID, id);
        try {
            Pointer memory = libraries.c().shmat(id, Pointer.NULL, 0);
            info.setPointer(INFO_ADDRESS, memory);
            return memory;
        } catch (LastErrorException refused) {
            libraries.c().shmctl(id, IPC_RMID, Pointer.NULL);
            throw refused;
        }
    }

    @Override
    public Area area() {
        return area;
    }

    @Override
    public void read(Pointer display, int[] into) throws X11Exception {
        long root = libraries.x11().XDefaultRootWindow(display);
        int done = libraries.ext().XShmGetImage(display, root, image, area.x(), area.y(), XImages.ALL_PLANES);
        if (done == 0) {
            throw new X11Exception(Reason.REFUSED, "the server gave no image");
        }
        XImages.copy(image, memory, area.width(), area.height(), into);
    }

    @Override
    public void release(Pointer display) {
        libraries.ext().XShmDetach(display, info);
        libraries.x11().XSync(display, 0);
        libraries.c().shmdt(memory);
        image.setPointer(XImages.DATA, Pointer.NULL);
        libraries.x11().XDestroyImage(image);
    }
}

package dev.deskhand.app.settings;

import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;

/// A turn at a file that is read and then written again: one at a time, over all processes. What is locked is a file
/// beside it that stays there empty; the file itself is another one after each writing.
final class Turn implements AutoCloseable {
    private static final long PAUSE_NANOS = 10_000_000;
    private static final int MOST_PAUSES = 500;

    private final FileChannel channel;

    private Turn(FileChannel channel) {
        this.channel = channel;
    }

    /// Waits for it, for some seconds at most.
    ///
    /// @throws IOException where nothing can be made beside the file, or the turn does not come
    static Turn at(Path file) throws IOException {
        Path place = file.toAbsolutePath();
        Path folder = place.getParent();
        if (folder == null) {
            throw new NoSuchFileException(file.toString());
        }
        OwnerOnly.folder(folder);
        Path beside = folder.resolve("." + place.getFileName() + ".lock");
        OwnerOnly.file(beside);
        FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE);
        boolean isOurs = false;
        try {
            await(channel);
            isOurs = true;
            return new Turn(channel);
        } finally {
            if (!isOurs) {
                channel.close();
            }
        }
    }

    /// An interrupt is neither obeyed nor lost.
    private static void await(FileChannel channel) throws IOException {
        boolean interrupted = false;
        try {
            for (int pauses = 0; !isTaken(channel); pauses++) {
                if (pauses == MOST_PAUSES) {
                    throw new IOException("somebody else is at it");
                }
                LockSupport.parkNanos(PAUSE_NANOS);
                interrupted |= Thread.interrupted();
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // somebody in this process has it
        }
    }

    /// Lets the next one have it.
    @Override
    public void close() throws IOException {
        channel.close();
    }
}

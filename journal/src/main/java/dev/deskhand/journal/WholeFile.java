package dev.deskhand.journal;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Puts a file in its place all at once: it is there whole, on the disk, or not at all, whenever the process or the
/// computer stops. An interrupt neither stops it nor is lost.
final class WholeFile {
    private WholeFile() {}

    /// Writes the bytes beside the place, makes them reach the disk, and renames them there.
    ///
    /// @param asideName the name of the file until it is whole; what a killed process left there is written over
    static void write(Path folder, String name, String asideName, byte[] bytes) throws IOException {
        Path aside = folder.resolve(asideName);
        OwnerOnly.file(aside);
        try (FileOutputStream out = new FileOutputStream(aside.toFile())) {
            out.write(bytes);
            out.getFD().sync();
        } catch (IOException e) {
            Files.deleteIfExists(aside);
            throw e;
        }
        Files.move(aside, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        syncFolder(folder);
    }

    /// Makes the names in a folder reach the disk. The only way there is goes through a channel, which an interrupt
    /// closes: then once more, without it.
    private static void syncFolder(Path folder) throws IOException {
        boolean interrupted = false;
        try {
            while (!isSynced(folder)) {
                interrupted |= Thread.interrupted();
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static boolean isSynced(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (ClosedByInterruptException e) {
            return false;
        } catch (AccessDeniedException e) {
            // Windows opens no folders; its file system keeps a rename by itself.
            return true;
        }
    }
}

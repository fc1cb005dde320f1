package dev.deskhand.journal;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files a person has named: put in their place all at once, so that whatever goes wrong, what was there before stays
/// as it was. Rights and links stay too. What Deskhand keeps for itself is for [OwnerOnly]. Safe from any thread; an
/// interrupt neither stops anything here nor is lost.
public final class WholeFile {
    private WholeFile() {}

    /// Writes it, in the place of the one there is. Its folder must be there.
    ///
    /// @throws IOException where it cannot be written; [Unwritable] says why
    public static void write(Path named, byte[] bytes) throws IOException {
        Path file = target(named.toAbsolutePath());
        boolean replaces = Files.exists(file);
        if (replaces && !Files.isRegularFile(file)) {
            Files.write(file, bytes); // a device or a pipe, which has nothing to lose; a folder refuses
            return;
        }
        if (replaces && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        Path aside = aside(file);
        try {
            if (replaces) {
                takeRights(file, aside);
            }
            fill(aside, bytes, replaces);
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Files.deleteIfExists(aside);
            throw e;
        }
    }

    /// Follows a link, but for one in a folder many people share: it may be somebody else's, and lead to a file of
    /// ours.
    private static Path target(Path named) throws IOException {
        Path folder = named.getParent();
        boolean mayBeATrap = Files.isSymbolicLink(named) && folder != null && OwnerOnly.isShared(folder);
        return mayBeATrap || !Files.exists(named) ? named : named.toRealPath();
    }

    /// A new and empty file beside it, under a name that is short enough for every file system.
    private static Path aside(Path file) throws IOException {
        long process = ProcessHandle.current().pid();
        for (int number = 1; ; number++) {
            try {
                return Files.createFile(file.resolveSibling(".deskhand-" + process + "-" + number + ".new"));
            } catch (FileAlreadyExistsException e) {
                // Left by a process of that number that was killed, or another thread's.
            }
        }
    }

    private static void takeRights(Path from, Path to) throws IOException {
        if (from.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        }
    }

    /// What there was must not be gone before this is on the disk.
    private static void fill(Path file, byte[] bytes, boolean replaces) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(bytes);
            if (replaces) {
                out.getFD().sync();
            }
        }
    }
}

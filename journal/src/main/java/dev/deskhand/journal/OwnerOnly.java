package dev.deskhand.journal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Makes folders and files that only their owner can reach. Where the file system has no such permissions, as on
/// Windows, they are as private as the folder above them, which is the person's own there.
final class OwnerOnly {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private OwnerOnly() {}

    /// Makes the folder and what is missing above it, and closes one that is there already to everybody else.
    static void folder(Path folder) throws IOException {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        try {
            Files.createDirectory(folder, permissions(folder, FOLDER));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(folder)) {
                throw e;
            }
        }
        close(folder, FOLDER);
    }

    /// Makes an empty file unless there is one. Never opens one that is there: closing it again would drop the locks
    /// SQLite holds on it in this process.
    static void file(Path file) throws IOException {
        try {
            Files.createFile(file, permissions(file, FILE));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw e;
            }
        }
        close(file, FILE);
    }

    private static void close(Path path, Set<PosixFilePermission> permissions) throws IOException {
        if (isPosix(path) && !Files.getPosixFilePermissions(path).equals(permissions)) {
            Files.setPosixFilePermissions(path, permissions);
        }
    }

    private static FileAttribute<?>[] permissions(Path path, Set<PosixFilePermission> permissions) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}

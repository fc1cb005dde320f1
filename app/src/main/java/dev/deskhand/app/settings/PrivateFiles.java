package dev.deskhand.app.settings;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files and folders only their owner can reach. Where the file system has no such permissions, as on Windows, they are
/// as private as the person's own folder above them.
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /// Makes the folder where it is missing, and those above it.
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder, permissions(folder, FOLDER));
    }

    /// Makes an empty file; fails where there is one.
    public static Path create(Path file) throws IOException {
        return Files.createFile(file, permissions(file, FILE));
    }

    /// Writes a file aside, makes it durable and renames it into place: readers meet the old one or the new one, whole.
    public static void replace(Path file, byte[] bytes) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException("no folder");
        }
        folder(folder);
        Path aside = Files.createTempFile(folder, "." + file.getFileName(), ".new", permissions(folder, FILE));
        try {
            try (FileChannel channel = FileChannel.open(aside, StandardOpenOption.WRITE)) {
                ByteBuffer left = ByteBuffer.wrap(bytes);
                while (left.hasRemaining()) {
                    channel.write(left);
                }
                channel.force(true);
            }
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    /// Whether anyone but the owner can read or write it.
    static boolean isTooOpen(Path file) throws IOException {
        return isPosix(file)
                && Files.getPosixFilePermissions(file).stream().anyMatch(permission -> !FILE.contains(permission));
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

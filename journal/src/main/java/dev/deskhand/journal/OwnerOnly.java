package dev.deskhand.journal;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/// Files and folders that only their owner can reach: everything Deskhand keeps is made here. Where the file system has
/// no such permissions, as on Windows, they are as private as the folder above them, which is the person's own there.
/// Safe from any thread; an interrupt neither stops anything here nor is lost. What a person names themselves is for
/// [WholeFile].
public final class OwnerOnly {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    /// The bit of a folder many people share, such as `/tmp`. Source: inode(7).
    private static final int STICKY = 0_1000;

    private OwnerOnly() {}

    /// Makes the folder and what is missing above it, and closes one that is there already to everybody else; but for
    /// one many people share, which stays as it is: what lies in it is closed.
    public static void folder(Path folder) throws IOException {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        makeFolder(folder);
        if (!Files.isDirectory(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        if (!isShared(folder)) {
            close(folder, FOLDER);
        }
    }

    /// Makes the folder, or takes the one there is where nobody else can have had a hand in it. For places where others
    /// can put something first, such as the system's temporary folder.
    ///
    /// @throws AccessDeniedException where what is there is no folder of this person's, or others can reach it
    public static void claim(Path folder) throws IOException {
        makeFolder(folder);
        if (!isOwn(folder)) {
            throw new AccessDeniedException(folder.toString());
        }
    }

    /// Whether it is a folder, not a link to one, that belongs to whoever runs this process and that nobody else can
    /// reach.
    public static boolean isOwn(Path folder) throws IOException {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && !isTooOpen(folder)
                && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(ourselves());
    }

    /// Whether its rights go beyond what its owner needs.
    public static boolean isTooOpen(Path path) throws IOException {
        return isPosix(path)
                && !(Files.isDirectory(path) ? FOLDER : FILE).containsAll(Files.getPosixFilePermissions(path));
    }

    /// Makes an empty file unless there is one. Never opens one that is there: closing it again would drop the locks
    /// SQLite holds on it in this process.
    public static void file(Path file) throws IOException {
        try {
            Files.createFile(file, permissions(file, FILE));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw e;
            }
        }
        close(file, FILE);
    }

    /// Puts a file in its place all at once, in the place of the one there is, and makes its folder where it is
    /// missing: the file is there whole, on the disk, or not at all, whenever the process or the computer stops.
    /// Processes may do so at the same time, threads of one process must not.
    public static void replace(Path file, byte[] bytes) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new NoSuchFileException(file.toString());
        }
        folder(folder);
        String name = file.getFileName().toString();
        Path aside = folder.resolve("." + name + "." + ProcessHandle.current().pid() + ".new");
        file(aside);
        try (FileOutputStream out = new FileOutputStream(aside.toFile())) {
            out.write(bytes);
            out.getFD().sync();
            Files.move(aside, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Files.deleteIfExists(aside);
            throw e;
        }
        syncFolder(folder);
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectory(folder, permissions(folder, FOLDER));
        } catch (FileAlreadyExistsException e) {
            // Whether it will do is for the caller to see.
        }
    }

    /// Whether many people can put files there.
    static boolean isShared(Path folder) throws IOException {
        return folder.getFileSystem().supportedFileAttributeViews().contains("unix")
                && ((int) Files.getAttribute(folder, "unix:mode") & STICKY) != 0;
    }

    /// Who runs this process, as a file it makes says: the name of the person may not be theirs alone.
    private static UserPrincipal ourselves() throws IOException {
        Path probe = Files.createTempFile("deskhand", null);
        try {
            return Files.getOwner(probe);
        } finally {
            Files.delete(probe);
        }
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

package dev.deskhand.journal;

import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken.Hindrance;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// Why something could not be written. Found by looking at its place once it has failed: what the system says is worded
/// in the system's language, and not always the same.
///
/// @param place what is in the way: the file itself, or a folder or file above it
public record Unwritable(Reason reason, Path place) {
    /// Less free space than this explains a write that failed for no better reason.
    private static final long FULL = 1 << 20;

    /// The closed set of reasons.
    public enum Reason {
        /// There is no such folder.
        NO_FOLDER,
        /// What should be a folder is a file.
        FILE_FOR_FOLDER,
        /// What should be a file is a folder.
        FOLDER_FOR_FILE,
        DISK_FULL,
        /// It may not be written, or the disk does not do it.
        REFUSED
    }

    /// Looks at a place where something of no great size could not be written.
    public static Unwritable of(Path file) {
        return of(file, 0);
    }

    /// Looks at a place where so many bytes could not be written.
    public static Unwritable of(Path file, long bytes) {
        Path absolute = file.toAbsolutePath();
        Path parent = absolute.getParent();
        if (parent == null || Files.isDirectory(absolute)) {
            return new Unwritable(isFull(absolute, bytes) ? Reason.DISK_FULL : Reason.FOLDER_FOR_FILE, absolute);
        }
        Path above = nearest(parent);
        if (!Files.isDirectory(above)) {
            return new Unwritable(Reason.FILE_FOR_FOLDER, above);
        }
        if (!Files.isWritable(above) || (Files.exists(absolute) && !Files.isWritable(absolute))) {
            return new Unwritable(Reason.REFUSED, Files.isWritable(above) ? absolute : above);
        }
        if (isFull(above, bytes)) {
            return new Unwritable(Reason.DISK_FULL, above);
        }
        return above.equals(parent)
                ? new Unwritable(Reason.REFUSED, absolute)
                : new Unwritable(Reason.NO_FOLDER, parent);
    }

    /// The same as what ends a run.
    public RecorderBroken failure() {
        Hindrance hindrance = switch (reason) {
            case DISK_FULL -> Hindrance.DISK_FULL;
            case FILE_FOR_FOLDER -> Hindrance.NO_FOLDER;
            case NO_FOLDER, FOLDER_FOR_FILE, REFUSED -> Hindrance.NOT_WRITABLE;
        };
        return new RecorderBroken(hindrance, place.toString());
    }

    /// The first of it and the folders above it that is there.
    private static Path nearest(Path path) {
        Path parent = path.getParent();
        return parent == null || Files.exists(path, LinkOption.NOFOLLOW_LINKS) ? path : nearest(parent);
    }

    private static boolean isFull(Path folder, long bytes) {
        try {
            FileStore disk = Files.getFileStore(folder);
            // One that counts no space, such as /proc, is not full.
            return disk.getTotalSpace() > 0 && disk.getUsableSpace() < Math.max(FULL, bytes);
        } catch (IOException e) {
            return false;
        }
    }
}

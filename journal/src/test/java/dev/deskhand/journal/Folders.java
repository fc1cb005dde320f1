package dev.deskhand.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/// What lies in a folder.
final class Folders {
    private Folders() {}

    /// Every file and folder below, as `rw------- path`.
    static List<String> permissions(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.map(path -> permission(path) + " " + folder.relativize(path))
                    .sorted()
                    .toList();
        }
    }

    static List<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName() + "").sorted().toList();
        }
    }

    private static String permission(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            return "gone";
        }
    }
}

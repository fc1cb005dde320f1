package dev.deskhand.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/// The file a connection writes to. Where someone deletes or replaces it, SQLite goes on writing to the old one without
/// a word, and nothing of that could be found again.
///
/// @param key what tells it from another file of the same name; null where the system has no such thing
record DatabaseFile(Path path, @Nullable Object key) {
    static DatabaseFile of(Path path) throws IOException {
        return new DatabaseFile(path, keyOf(path));
    }

    /// Throws where it is not the file any more that was opened.
    void requireInPlace() throws IOException {
        if (key != null && !key.equals(keyOf(path))) {
            throw new NoSuchFileException(path.toString());
        }
    }

    private static @Nullable Object keyOf(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }
}

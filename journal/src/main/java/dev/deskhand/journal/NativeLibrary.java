package dev.deskhand.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/// Puts SQLite's native library into the data folder, once for all starts. Left to itself the driver unpacks a new copy
/// into the system's temporary folder at each start, and a killed process leaves it there.
final class NativeLibrary {
    /// The driver's version. Asking the driver would start half of it, only to find that the file is there already.
    static final String VERSION = "3.54.1.0";

    private static final String FOLDER_PROPERTY = "org.sqlite.lib.path";

    private NativeLibrary() {}

    /// Sees to it that the driver loads our copy. Does nothing where somebody has said already which one to load, or
    /// where the driver brings none for this system: then it looks for one by itself.
    static synchronized void prepare(Path data) throws IOException {
        if (System.getProperty(FOLDER_PROPERTY) != null) {
            return;
        }
        String name = LibraryLoaderUtil.getNativeLibName();
        Path natives = data.resolve("native");
        Path folder = natives.resolve(folderName());
        if (!Files.exists(folder.resolve(name))) {
            OwnerOnly.folder(natives);
            unpack(folder, name);
            removeOthers(natives, folder);
        }
        if (Files.exists(folder.resolve(name))) {
            System.setProperty(FOLDER_PROPERTY, folder.toAbsolutePath().toString());
        }
    }

    /// What earlier versions unpacked. A process that has one loaded goes on with it; where the system keeps it from
    /// being removed, as on Windows, it goes the next time.
    private static void removeOthers(Path natives, Path folder) {
        try (DirectoryStream<Path> others = Files.newDirectoryStream(natives, "sqlite-*")) {
            for (Path other : others) {
                if (!other.equals(folder)) {
                    remove(other);
                }
            }
        } catch (IOException e) {
            // They only take room.
        }
    }

    private static void remove(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static String folderName() {
        String system = System.getProperty("os.name") + "-" + System.getProperty("os.arch");
        return "sqlite-" + VERSION + "-" + system.replaceAll("[^A-Za-z0-9_-]", "_");
    }

    /// Another process may be unpacking too: whichever comes second changes nothing, or may not where the first is
    /// loaded already, as on Windows.
    private static void unpack(Path folder, String name) throws IOException {
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (in != null) {
                OwnerOnly.replace(folder.resolve(name), in.readAllBytes());
            }
        } catch (IOException e) {
            if (!Files.exists(folder.resolve(name))) {
                throw e;
            }
        }
    }
}

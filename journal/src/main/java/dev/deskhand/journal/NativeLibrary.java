package dev.deskhand.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import org.sqlite.util.OSInfo;

/// Puts SQLite's native library into the data folder, once for all starts. Left to itself the driver unpacks a new copy
/// into the system's temporary folder at each start, and a killed process leaves it there.
final class NativeLibrary {
    private static final String FOLDER_PROPERTY = "org.sqlite.lib.path";

    private NativeLibrary() {}

    /// Sees to it that the driver loads our copy. Does nothing where somebody has said already which one to load, or
    /// where the driver brings none for this system: then it looks for one by itself.
    static void prepare(Path data) throws IOException {
        if (System.getProperty(FOLDER_PROPERTY) != null) {
            return;
        }
        String name = LibraryLoaderUtil.getNativeLibName();
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (in != null) {
                Path folder = folder(data);
                if (!Files.exists(folder.resolve(name))) {
                    WholeFile.write(folder, name, in.readAllBytes());
                }
                System.setProperty(FOLDER_PROPERTY, folder.toAbsolutePath().toString());
            }
        }
    }

    private static Path folder(Path data) throws IOException {
        Path natives = data.resolve("native");
        OwnerOnly.folder(natives);
        String system = OSInfo.getNativeLibFolderPathForCurrentOS().replace('/', '-');
        Path folder = natives.resolve("sqlite-" + SQLiteJDBCLoader.getVersion() + "-" + system);
        OwnerOnly.folder(folder);
        return folder;
    }
}

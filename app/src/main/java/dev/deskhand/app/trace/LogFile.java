package dev.deskhand.app.trace;

import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/// Sends what is logged to files of a few hundred kilobytes, the newest kept, and nothing to stderr.
public final class LogFile {
    private static final int BYTES = 500_000;
    private static final int FILES = 4;

    private LogFile() {}

    /// Logs into that folder from now on. Where nothing can be written there, nothing is logged.
    public static void open(Path folder) {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        root.setLevel(Level.INFO);
        try {
            OwnerOnly.folder(folder);
            Handler handler =
                    new FileHandler(folder.resolve("deskhand-%u-%g.log").toString(), BYTES, FILES, true);
            handler.setFormatter(new LogLines());
            handler.setEncoding("UTF-8");
            root.addHandler(handler);
        } catch (IOException e) {
            root.setLevel(Level.OFF);
        }
    }
}

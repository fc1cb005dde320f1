package dev.deskhand.testkit.display;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Finds processes that began on a display and let go of their parent: daemons that programs start behind one's back.
/// They are known by the display's runtime directory, which stands in their environment and in no one else's.
final class Leftovers {
    private final String mark;

    Leftovers(Path runtimeDirectory) {
        mark = "XDG_RUNTIME_DIR=" + runtimeDirectory + "\0";
    }

    List<ProcessHandle> find() {
        return ProcessHandle.allProcesses().filter(this::isOurs).toList();
    }

    void kill() {
        find().forEach(ProcessHandle::destroyForcibly);
    }

    private boolean isOurs(ProcessHandle process) {
        Path environment = Path.of("/proc", Long.toString(process.pid()), "environ");
        try {
            return new String(Files.readAllBytes(environment), StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException goneOrForeign) {
            return false;
        }
    }
}

package dev.deskhand.app.window;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// Keeps what is remembered of the window in a small JSON file that only its owner can read. What cannot be read is
/// forgotten: nothing in it is worth a question to the person.
final class MemoryFile {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final long LARGEST = 1 << 20;
    private static final int VERSION = 1;
    private static final double FARTHEST = 1 << 16;

    private final Path file;
    private @Nullable FileChannel channel;
    private boolean claimed;

    MemoryFile(Path file) {
        this.file = file;
    }

    /// Takes the file for this process, for as long as it lives; once taken it stays so.
    ///
    /// @return whether no other window has it
    boolean claim() {
        if (!claimed) {
            claimed = isFree();
        }
        return claimed;
    }

    private boolean isFree() {
        Path lock = file.resolveSibling(file.getFileName() + ".lock");
        try {
            if (channel == null) {
                Path folder = lock.toAbsolutePath().getParent();
                if (folder != null) {
                    OwnerOnly.folder(folder);
                }
                OwnerOnly.file(lock);
                channel = FileChannel.open(lock, StandardOpenOption.WRITE);
            }
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            return true; // then there is no memory either
        }
    }

    Remembered read() {
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
                return Remembered.NOTHING;
            }
            JsonNode root = MAPPER.readTree(Files.readAllBytes(file));
            return root.path("version").asInt() == VERSION ? remembered(root) : Remembered.NOTHING;
        } catch (JacksonException e) {
            return Remembered.NOTHING;
        } catch (IOException e) {
            return Remembered.NOTHING;
        }
    }

    private static Remembered remembered(JsonNode root) {
        double divider = root.path("divider").asDouble(Remembered.NOTHING.divider());
        return new Remembered(
                bounds(root.path("bounds")),
                root.path("maximized").asBoolean() ? Remembered.Extent.MAXIMIZED : Remembered.Extent.NORMAL,
                divider > 0 && divider < 1 ? divider : Remembered.NOTHING.divider(),
                root.path("instruction").asText(""),
                root.path("draft").isObject() ? draft(root.path("draft")) : null);
    }

    private static Remembered.@Nullable Bounds bounds(JsonNode node) {
        double x = node.path("x").asDouble(Double.NaN);
        double y = node.path("y").asDouble(Double.NaN);
        double width = node.path("width").asDouble(Double.NaN);
        double height = node.path("height").asDouble(Double.NaN);
        boolean sound = Math.abs(x) <= FARTHEST
                && Math.abs(y) <= FARTHEST
                && width >= 1
                && width <= FARTHEST
                && height >= 1
                && height <= FARTHEST;
        return sound ? new Remembered.Bounds(x, y, width, height) : null;
    }

    private static ProfileEntry draft(JsonNode node) {
        return new ProfileEntry(
                node.path("name").asText(""),
                node.path("base_url").asText(""),
                node.path("model").asText(""),
                node.path("family").asText(""),
                Engine.named(node.path("tool_engine").asText("")).orElse(Engine.NATIVE));
    }

    /// Replaces the file as a whole, unless another window has it: what that one remembers is not lost. The one that is
    /// left alone may write again.
    ///
    /// @throws IOException where it cannot be written
    void write(Remembered remembered) throws IOException {
        if (!claim()) {
            return;
        }
        ObjectNode root = MAPPER.createObjectNode().put("version", VERSION);
        Remembered.Bounds bounds = remembered.bounds();
        if (bounds != null) {
            root.putObject("bounds")
                    .put("x", bounds.x())
                    .put("y", bounds.y())
                    .put("width", bounds.width())
                    .put("height", bounds.height());
        }
        root.put("maximized", remembered.extent() == Remembered.Extent.MAXIMIZED);
        root.put("divider", remembered.divider());
        root.put("instruction", remembered.instruction());
        ProfileEntry draft = remembered.draft();
        if (draft != null) {
            root.putObject("draft")
                    .put("name", draft.name())
                    .put("base_url", draft.baseUrl())
                    .put("model", draft.model())
                    .put("family", draft.family())
                    .put("tool_engine", draft.engine().word());
        }
        OwnerOnly.replace(file, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(root));
    }
}

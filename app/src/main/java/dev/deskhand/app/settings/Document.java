package dev.deskhand.app.settings;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.journal.OwnerOnly;
import dev.deskhand.journal.Unwritable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A small JSON file of ours with a version. Fields nobody here knows stay in it when it is written again.
final class Document {
    static final int VERSION = 1;

    /// In characters; what fills a field may have to be shorter.
    static final int LONGEST_TEXT = 8192;

    /// Of a field, as far as it is repeated.
    private static final int LONGEST_NAME = 60;

    private static final long LARGEST = 1 << 20;
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS) // amounts stay as they were written
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final Path file;

    Document(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /// What stands in it; an empty document of our version where there is no file.
    ObjectNode read() throws BadSetting {
        byte[] bytes = bytes();
        ObjectNode root = bytes == null ? JsonNodeFactory.instance.objectNode().put("version", VERSION) : parse(bytes);
        JsonNode version = root.path("version");
        if (!version.isIntegralNumber() || version.longValue() < 1) {
            throw bad("version", Rule.MISSING);
        }
        if (version.longValue() > VERSION) {
            throw bad("", Rule.NEWER);
        }
        return root;
    }

    private byte @Nullable [] bytes() throws BadSetting {
        try {
            if (Files.size(file) > LARGEST) {
                throw bad("", Rule.TOO_LARGE);
            }
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            throw bad("", Rule.UNREADABLE);
        }
    }

    private ObjectNode parse(byte[] bytes) throws BadSetting {
        try {
            if (MAPPER.readTree(bytes) instanceof ObjectNode root) {
                return root;
            }
            throw bad("", Rule.JSON);
        } catch (JacksonException e) {
            // The parser's own message quotes the file.
            throw bad("", Rule.JSON);
        } catch (IOException e) {
            throw bad("", Rule.UNREADABLE);
        }
    }

    /// Replaces the file, whole or not at all; only its owner can read it.
    void write(ObjectNode root) throws BadSetting {
        try {
            OwnerOnly.replace(file, MAPPER.writeValueAsBytes(root));
        } catch (IOException e) {
            throw BadSetting.of(Unwritable.of(file));
        }
    }

    /// What reads the file and writes it again.
    interface Change {
        void make() throws BadSetting;
    }

    /// Makes a change while nobody else, in whatever process, makes one.
    void alone(Change change) throws BadSetting {
        try (Turn _ = Turn.at(file)) {
            change.make();
        } catch (IOException e) {
            throw BadSetting.of(Unwritable.of(file));
        }
    }

    /// A text that is not blank.
    String text(JsonNode value, String field) throws BadSetting {
        if (value.isMissingNode() || value.isNull()) {
            throw bad(field, Rule.MISSING);
        }
        if (!value.isTextual()
                || value.textValue().isBlank()
                || value.textValue().length() > LONGEST_TEXT) {
            throw bad(field, Rule.TEXT);
        }
        return value.textValue();
    }

    /// The paths of those fields of a node that are none of these.
    static List<String> unknown(JsonNode node, String path, Set<String> known) {
        return node.propertyStream()
                .map(Map.Entry::getKey)
                .filter(name -> !known.contains(name))
                .map(name -> path + name.substring(0, Math.min(name.length(), LONGEST_NAME)))
                .toList();
    }

    BadSetting bad(String field, Rule rule) {
        return new BadSetting(file.toString(), field, rule);
    }
}

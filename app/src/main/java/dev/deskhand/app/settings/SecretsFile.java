package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// `secrets.json`: the keys of profiles, by the profile's name. Only its owner may read it; one that others can read is
/// refused until that is put right. Safe from any thread.
public final class SecretsFile {
    private static final String KEYS = "keys";

    private final Document document;

    public SecretsFile(Path file) {
        document = new Document(file);
    }

    /// The key kept for a profile; empty where there is none.
    public synchronized Optional<Secret> key(String profile) throws BadSetting {
        ObjectNode root = read();
        JsonNode key = root.path(KEYS).path(profile);
        return key.isMissingNode() ? Optional.empty() : Optional.of(new Secret(key.textValue()));
    }

    /// The profiles a key is kept for.
    public synchronized Set<String> profiles() throws BadSetting {
        return read().path(KEYS).propertyStream().map(Map.Entry::getKey).collect(Collectors.toUnmodifiableSet());
    }

    /// Keeps a key for a profile, in the place of the one there was.
    public synchronized void keep(String profile, Secret key) throws BadSetting {
        ObjectNode root = read();
        root.withObjectProperty(KEYS).put(profile, key.reveal());
        check(root);
        document.write(root);
    }

    /// Removes the key of a profile; nothing is written where there is none.
    public synchronized void forget(String profile) throws BadSetting {
        ObjectNode root = read();
        if (root.path(KEYS).has(profile)) {
            root.withObjectProperty(KEYS).remove(profile);
            document.write(root);
        }
    }

    private ObjectNode read() throws BadSetting {
        requirePrivate();
        ObjectNode root = document.read();
        check(root);
        return root;
    }

    private void requirePrivate() throws BadSetting {
        try {
            if (Files.exists(document.file()) && OwnerOnly.isTooOpen(document.file())) {
                throw document.bad("", Rule.TOO_OPEN);
            }
        } catch (IOException e) {
            throw document.bad("", Rule.UNREADABLE);
        }
    }

    private void check(ObjectNode root) throws BadSetting {
        JsonNode keys = root.path(KEYS);
        if (!keys.isMissingNode() && !keys.isObject()) {
            throw document.bad(KEYS, Rule.OBJECT);
        }
        for (Map.Entry<String, JsonNode> key : keys.properties()) {
            String field = KEYS + "." + key.getKey();
            String text = document.text(key.getValue(), field);
            if (!Secret.isUsable(text)) {
                throw document.bad(field, Rule.KEY);
            }
        }
    }
}

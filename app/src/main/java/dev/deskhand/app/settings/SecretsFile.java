package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// `secrets.json`: the keys of profiles, by the profile's name. Only its owner may read it; one that others can read is
/// refused until that is put right. Safe from any thread.
public final class SecretsFile implements SecretStore {
    private static final String KEYS = "keys";
    private static final String IN_KEYRING = "in_keyring";

    private final Document document;

    public SecretsFile(Path file) {
        document = new Document(file);
    }

    @Override
    public synchronized Optional<Secret> key(String profile) throws BadSetting {
        ObjectNode root = read();
        JsonNode key = root.path(KEYS).path(profile);
        return key.isMissingNode() ? Optional.empty() : Optional.of(new Secret(key.textValue()));
    }

    @Override
    public synchronized Set<String> profiles() throws BadSetting {
        return read().path(KEYS).propertyStream().map(Map.Entry::getKey).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public synchronized void keep(String profile, Secret key) throws BadSetting {
        document.alone(() -> {
            ObjectNode root = read();
            root.withObjectProperty(KEYS).put(profile, key.reveal());
            mark(root, profile, Mark.AWAY);
            check(root);
            document.write(root);
        });
    }

    @Override
    public synchronized void forget(String profile) throws BadSetting {
        ObjectNode found = read();
        if (found.path(KEYS).has(profile) || marked(found).contains(profile)) {
            document.alone(() -> leave(profile, Mark.AWAY));
        }
    }

    /// The profiles whose keys the session's keyring holds, as far as this file knows.
    synchronized Set<String> inKeyring() throws BadSetting {
        return marked(read());
    }

    /// The keyring holds the key of that profile from now on, and this file no longer.
    synchronized void leaveToKeyring(String profile) throws BadSetting {
        document.alone(() -> leave(profile, Mark.THERE));
    }

    private void leave(String profile, Mark inKeyring) throws BadSetting {
        ObjectNode root = read();
        root.withObjectProperty(KEYS).remove(profile);
        mark(root, profile, inKeyring);
        document.write(root);
    }

    private static Set<String> marked(ObjectNode root) {
        return root.path(IN_KEYRING).valueStream().map(JsonNode::asText).collect(Collectors.toUnmodifiableSet());
    }

    /// Whether the keyring holds a key.
    private enum Mark {
        THERE,
        AWAY
    }

    private static void mark(ObjectNode root, String profile, Mark mark) {
        Set<String> names = new TreeSet<>(marked(root));
        boolean isChanged = mark == Mark.THERE ? names.add(profile) : names.remove(profile);
        if (isChanged) {
            ArrayNode list = root.putArray(IN_KEYRING);
            names.forEach(list::add);
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
        JsonNode elsewhere = root.path(IN_KEYRING);
        boolean isList = elsewhere.isMissingNode()
                || (elsewhere.isArray() && elsewhere.valueStream().allMatch(JsonNode::isTextual));
        if (!isList) {
            throw document.bad(IN_KEYRING, Rule.LIST);
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

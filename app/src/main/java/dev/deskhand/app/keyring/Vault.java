package dev.deskhand.app.keyring;

import dev.deskhand.app.settings.Secret;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;

/// Our keys in the default collection of the session's secret service, over one connection. Keys pass the bus as they
/// are: whoever can listen there, the person's own programs, can ask the service as well as we. Source:
/// <https://specifications.freedesktop.org/secret-service/latest/>
final class Vault {
    private static final String SERVICE_PATH = "/org/freedesktop/secrets";
    private static final String SERVICE = "org.freedesktop.Secret.Service.";
    private static final String COLLECTION = "org.freedesktop.Secret.Collection";
    private static final String ITEM = "org.freedesktop.Secret.Item.";
    private static final String PROMPT = "org.freedesktop.Secret.Prompt.";
    private static final String NOWHERE = "/";

    private final Bus bus;
    private final Map<String, String> attributes;
    private final String label;

    /// Speaks of one key.
    ///
    /// @param attributes what the key is found by
    /// @param label what the person sees it as in the keyring's own program
    Vault(Bus bus, Map<String, String> attributes, String label) {
        this.bus = bus;
        this.attributes = new TreeMap<>(attributes);
        this.label = label;
    }

    /// The person has to unlock it first.
    static final class Locked extends Exception {
        private static final long serialVersionUID = 1L;

        Locked() {
            super("locked", null, false, false);
        }
    }

    Optional<Secret> key() throws IOException, Locked {
        String item = item();
        if (item == null) {
            return Optional.empty();
        }
        List<Object> answer = bus.call(item, ITEM + "GetSecret", "o", session());
        return answer.getFirst() instanceof Object[] secret && secret.length > 2 && secret[2] instanceof List<?> bytes
                ? Optional.of(new Secret(text(bytes)))
                : Optional.empty();
    }

    private static String text(List<?> bytes) {
        byte[] raw = new byte[bytes.size()];
        for (int at = 0; at < raw.length; at++) {
            raw[at] = bytes.get(at) instanceof Byte each ? each : 0;
        }
        return new String(raw, StandardCharsets.UTF_8);
    }

    /// Puts the key in, in the place of the one there was.
    ///
    /// @return whether there is a collection to keep it in
    boolean keep(Secret key) throws IOException, Locked {
        String collection = String.valueOf(
                bus.call(SERVICE_PATH, SERVICE + "ReadAlias", "s", "default").getFirst());
        if (collection.equals(NOWHERE)) {
            return false;
        }
        requireUnlocked(collection);
        Map<String, Variant<?>> properties = new TreeMap<>();
        properties.put(ITEM + "Label", new Variant<>(label));
        properties.put(ITEM + "Attributes", new Variant<>(attributes, "a{ss}"));
        Object[] secret = {session(), new byte[0], key.reveal().getBytes(StandardCharsets.UTF_8), "text/plain"};
        List<Object> answer =
                bus.call(collection, COLLECTION + ".CreateItem", "a{sv}(oayays)b", properties, secret, true);
        requireNoQuestion(answer.get(1));
        return true;
    }

    private void requireUnlocked(String collection) throws IOException, Locked {
        Object locked = bus.call(collection, "org.freedesktop.DBus.Properties.Get", "ss", COLLECTION, "Locked")
                .getFirst();
        if (locked instanceof Variant<?> value && Boolean.TRUE.equals(value.getValue())) {
            throw new Locked();
        }
    }

    void forget() throws IOException, Locked {
        String item = item();
        if (item != null) {
            requireNoQuestion(bus.call(item, ITEM + "Delete", "").getFirst());
        }
    }

    /// The path of the key; null where there is none.
    private @Nullable String item() throws IOException, Locked {
        List<Object> found = bus.call(SERVICE_PATH, SERVICE + "SearchItems", "a{ss}", attributes);
        if (found.getFirst() instanceof List<?> open && !open.isEmpty()) {
            return String.valueOf(open.getFirst());
        }
        if (found.get(1) instanceof List<?> closed && !closed.isEmpty()) {
            throw new Locked();
        }
        return null;
    }

    private Object session() throws IOException {
        return bus.call(SERVICE_PATH, SERVICE + "OpenSession", "sv", "plain", new Variant<>(""))
                .get(1);
    }

    /// What the keyring would have to ask the person first is not done.
    private void requireNoQuestion(Object prompt) throws IOException, Locked {
        String path = String.valueOf(prompt);
        if (!path.equals(NOWHERE)) {
            bus.call(path, PROMPT + "Dismiss", "");
            throw new Locked();
        }
    }
}

package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.settings.BadSetting.Rule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `settings.json`: the model profiles, without their keys, the one kept last first. Read afresh at each
/// call, so that the window and the command line see each other's changes. Safe from any thread.
public final class SettingsFile {
    private static final String PROFILES = "profiles";
    private static final int MOST_PROFILES = 1000;
    private static final int MOST_UNKNOWN = 20;

    private final Document document;
    private final ProfileReader reader;

    /// Reads and writes that file.
    ///
    /// @param families the ids of the families there are
    public SettingsFile(Path file, Set<String> families) {
        document = new Document(file);
        reader = new ProfileReader(document, families);
    }

    /// The ids of the families a profile can have.
    public Set<String> families() {
        return reader.families();
    }

    public synchronized List<Profile> profiles() throws BadSetting {
        return read(document.read());
    }

    /// The paths of fields nobody here knows, such as a misspelt one; they stay in the file and mean nothing.
    public synchronized List<String> unknownFields() throws BadSetting {
        ObjectNode root = document.read();
        List<String> unknown = new ArrayList<>(Document.unknown(root, "", Set.of("version", PROFILES)));
        List<JsonNode> nodes = list(root);
        for (int at = 0; at < nodes.size(); at++) {
            String path = PROFILES + "[" + at + "].";
            unknown.addAll(Document.unknown(nodes.get(at), path, ProfileReader.FIELDS));
            unknown.addAll(SpendingReader.unknown(nodes.get(at), path));
        }
        return unknown.stream().limit(MOST_UNKNOWN).toList();
    }

    public Optional<Profile> profile(String name) throws BadSetting {
        return profiles().stream()
                .filter(profile -> profile.name().equals(name))
                .findFirst();
    }

    private List<Profile> read(ObjectNode root) throws BadSetting {
        List<Profile> profiles = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (JsonNode node : list(root)) {
            String field = PROFILES + "[" + profiles.size() + "]";
            Profile profile = reader.read(node, field);
            if (!names.add(profile.name())) {
                throw document.bad(field + ".name", Rule.TWICE);
            }
            profiles.add(profile);
        }
        return List.copyOf(profiles);
    }

    private List<JsonNode> list(ObjectNode root) throws BadSetting {
        JsonNode profiles = root.path(PROFILES);
        if (profiles.isMissingNode()) {
            return List.of();
        }
        if (!profiles.isArray() || profiles.size() > MOST_PROFILES) {
            throw document.bad(PROFILES, Rule.LIST);
        }
        return List.copyOf(profiles.valueStream().toList());
    }

    /// Keeps a profile as the first one, in the place of the one of that name. What it costs stays as it
    /// was written: it is set in the file alone.
    public synchronized void keep(Profile profile) throws BadSetting {
        document.alone(() -> put(profile));
    }

    private void put(Profile profile) throws BadSetting {
        ObjectNode root = document.read();
        List<Profile> old = read(root);
        List<JsonNode> nodes = new ArrayList<>(list(root));
        ObjectNode kept = JsonNodeFactory.instance.objectNode();
        for (int at = old.size() - 1; at >= 0; at--) {
            if (old.get(at).name().equals(profile.name()) && nodes.remove(at) instanceof ObjectNode known) {
                kept = known;
            }
        }
        fill(kept, profile);
        reader.readNew(kept, PROFILES + "[0]");
        ArrayNode list = root.putArray(PROFILES).add(kept);
        nodes.forEach(list::add);
        document.write(root);
    }

    /// Removes the profile of that name; nothing is written where there is none.
    public synchronized void remove(String name) throws BadSetting {
        if (profile(name).isPresent()) {
            document.alone(() -> take(name));
        }
    }

    private void take(String name) throws BadSetting {
        ObjectNode root = document.read();
        List<Profile> old = read(root);
        List<JsonNode> nodes = list(root);
        ArrayNode left = JsonNodeFactory.instance.arrayNode();
        for (int at = 0; at < nodes.size(); at++) {
            if (!old.get(at).name().equals(name)) {
                left.add(nodes.get(at));
            }
        }
        root.set(PROFILES, left);
        document.write(root);
    }

    private static void fill(ObjectNode node, Profile profile) {
        node.put("name", profile.name())
                .put("base_url", profile.baseUrl())
                .put("model", profile.model())
                .put("family", profile.family());
        @Nullable String variable = profile.keyVariable();
        if (variable == null) {
            node.remove(ProfileReader.KEY_VARIABLE);
        } else {
            node.put(ProfileReader.KEY_VARIABLE, variable);
        }
        if (profile.engine() == Engine.NATIVE) {
            node.remove(ProfileReader.ENGINE);
        } else {
            node.put(ProfileReader.ENGINE, profile.engine().word());
        }
    }
}

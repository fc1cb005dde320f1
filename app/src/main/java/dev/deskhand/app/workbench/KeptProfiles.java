package dev.deskhand.app.workbench;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.preset.BadPreset;
import dev.deskhand.app.preset.Preset;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.preset.PresetReader;
import dev.deskhand.app.preset.PresetSource;
import dev.deskhand.app.preset.PresetWriter;
import dev.deskhand.app.preset.Presets;
import dev.deskhand.app.profile.ProfileBook;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.journal.Unwritable;
import dev.deskhand.journal.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The window's profiles: `settings.json` and the keys, and presets in files. Safe from any thread.
public final class KeptProfiles implements ProfileBook {
    private final SettingsFile settings;
    private final SecretStore secrets;
    private final Families families;
    private volatile List<Profile> known;

    /// Reads what is kept.
    ///
    /// @throws BadSetting where it cannot be taken
    public KeptProfiles(SettingsFile settings, SecretStore secrets, Families families) throws BadSetting {
        this.settings = settings;
        this.secrets = secrets;
        this.families = families;
        this.known = settings.profiles();
    }

    @Override
    public List<ProfileEntry> entries() {
        return known.stream()
                .map(each -> new ProfileEntry(each.name(), each.baseUrl(), each.model(), each.family(), each.engine()))
                .toList();
    }

    @Override
    public List<String> families() {
        return families.ids().stream()
                .filter(id -> !id.equals(ModelChoice.Follower.FAMILY))
                .toList();
    }

    @Override
    public Map<String, KeyPlace> keyPlaces() {
        Map<String, KeyPlace> places = new HashMap<>();
        kept().forEach(name -> places.put(name, new KeyPlace.Kept(name)));
        known.stream()
                .filter(each -> each.keyVariable() != null)
                .forEach(each -> places.put(each.name(), each.keyPlace()));
        return Map.copyOf(places);
    }

    private Set<String> kept() {
        try {
            return secrets.profiles();
        } catch (BadSetting e) {
            return Set.of(); // said when a run wants one
        }
    }

    @Override
    public void keep(ProfileEntry entry) throws BadSetting {
        Optional<Profile> before = settings.profile(entry.name());
        if (before.isEmpty()) {
            secrets.forget(entry.name()); // one that was left behind is for another address
        }
        String variable = before.map(Profile::keyVariable).orElse(null);
        keep(new Profile(entry.name(), entry.baseUrl(), entry.model(), entry.family(), variable)
                .askedBy(entry.engine()));
    }

    /// The key there was is forgotten last, when the new one has been found good.
    @Override
    public void keepKey(String profile, String key) throws BadSetting {
        String variable = key.startsWith("$") ? key.substring(1) : null;
        boolean isText = variable == null && !key.isEmpty();
        if (isText) {
            secrets.keep(profile, new Secret(key));
        }
        Optional<Profile> kept = find(profile);
        if (kept.isPresent()) {
            keep(kept.get().withKeyIn(variable));
        }
        if (!isText) {
            secrets.forget(profile);
        }
    }

    /// The key goes first: one that stayed behind without its profile would be seen by nobody.
    @Override
    public void remove(String profile) throws BadSetting {
        secrets.forget(profile);
        settings.remove(profile);
        known = settings.profiles();
    }

    @Override
    public PresetPlan plan(Path file) throws BadPreset, BadSetting {
        Preset preset = new PresetReader(settings.families()).read(PresetSource.readFile(file.toString()));
        return presets().plan(preset, PresetSource.nameFor(preset, file.toString()));
    }

    @Override
    public void keep(PresetPlan plan) throws BadSetting {
        presets().keep(plan);
        known = settings.profiles();
    }

    private Presets presets() {
        return new Presets(settings, secrets, families);
    }

    @Override
    public void export(String profile, Path file) throws BadSetting {
        Profile kept =
                settings.profile(profile).orElseThrow(() -> new BadSetting(profile, "", BadSetting.Rule.PROFILE));
        byte[] bytes = PresetWriter.write(kept).getBytes(StandardCharsets.UTF_8);
        try {
            WholeFile.write(file, bytes);
        } catch (IOException e) {
            throw BadSetting.of(Unwritable.of(file, bytes.length));
        }
    }

    private void keep(Profile profile) throws BadSetting {
        settings.keep(profile);
        known = settings.profiles();
    }

    private Optional<Profile> find(String name) {
        return known.stream().filter(each -> each.name().equals(name)).findFirst();
    }
}

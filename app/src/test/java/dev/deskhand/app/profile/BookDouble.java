package dev.deskhand.app.profile;

import dev.deskhand.app.preset.BadPreset;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Profiles in memory.
public final class BookDouble implements ProfileBook {
    private final List<ProfileEntry> entries = new ArrayList<>();
    private final Map<String, String> keys = new HashMap<>();
    private final List<String> exported = new ArrayList<>();
    private boolean broken;
    private boolean keyless;
    private int readings;

    public BookDouble(ProfileEntry... entries) {
        this.entries.addAll(List.of(entries));
    }

    public static BookDouble withOne() {
        return new BookDouble(new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "ui-tars-1.5"));
    }

    public void breakDown() {
        broken = true;
    }

    /// From now on no key can be kept.
    public void refuseKeys() {
        keyless = true;
    }

    @Override
    public synchronized List<ProfileEntry> entries() {
        return List.copyOf(entries);
    }

    @Override
    public List<String> families() {
        return List.of("ui-tars-1.5", "qwen3-vl", "generic");
    }

    @Override
    public synchronized Map<String, KeyPlace> keyPlaces() {
        readings++;
        Map<String, KeyPlace> places = new HashMap<>();
        keys.forEach((name, key) -> places.put(name, placeOf(name, key)));
        return places;
    }

    private static KeyPlace placeOf(String name, String key) {
        return key.startsWith("$") ? new KeyPlace.Variable(key.substring(1)) : new KeyPlace.Kept(name);
    }

    /// How often the places of the keys were read.
    public synchronized int readings() {
        return readings;
    }

    @Override
    public synchronized void keep(ProfileEntry entry) throws BadSetting {
        if (broken) {
            throw new BadSetting("settings.json", "", BadSetting.Rule.FULL);
        }
        entries.removeIf(other -> other.name().equals(entry.name()));
        entries.addFirst(entry);
    }

    @Override
    public synchronized void keepKey(String profile, String key) throws BadSetting {
        if (keyless && !key.isEmpty()) {
            throw new BadSetting("secrets.json", "", BadSetting.Rule.FULL);
        }
        keys.put(profile, key);
    }

    @Override
    public synchronized void remove(String profile) throws BadSetting {
        if (broken) {
            throw new BadSetting("settings.json", "", BadSetting.Rule.FULL);
        }
        entries.removeIf(other -> other.name().equals(profile));
        keys.remove(profile);
    }

    @Override
    public PresetPlan plan(Path file) throws BadPreset {
        ProfileEntry lab = entries().getFirst();
        Profile before = new Profile(lab.name(), lab.baseUrl(), lab.model(), lab.family(), null);
        Profile after = new Profile("Lab", "https://models.example/v1", "ui-tars-1.5-72b", "ui-tars-1.5", null);
        return new PresetPlan(
                before, after, PresetPlan.KeyFate.FORGOTTEN, null, List.of("maxLoopCount", "utioBaseUrl"));
    }

    @Override
    public void keep(PresetPlan plan) throws BadSetting {
        Profile after = plan.after();
        keep(new ProfileEntry(after.name(), after.baseUrl(), after.model(), after.family()));
    }

    @Override
    public synchronized void export(String profile, Path file) throws BadSetting {
        if (broken) {
            throw new BadSetting(file.toString(), "", BadSetting.Rule.FULL);
        }
        exported.add(profile + " " + file.getFileName());
    }

    /// What was written down, and where.
    public synchronized List<String> exported() {
        return List.copyOf(exported);
    }

    public synchronized Map<String, String> keys() {
        return Map.copyOf(keys);
    }
}

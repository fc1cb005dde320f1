package dev.deskhand.app.profile;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Profiles in memory.
public final class BookDouble implements ProfileBook {
    private final List<ProfileEntry> entries = new ArrayList<>();
    private final Map<String, String> keys = new HashMap<>();
    private boolean broken;
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
    public synchronized void keepKey(String profile, String key) {
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

    public synchronized Map<String, String> keys() {
        return Map.copyOf(keys);
    }
}

package dev.deskhand.app.preset;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SettingsFile;

/// Makes profiles of presets, in two steps: what would change is told, and kept when the person has agreed. Safe from
/// any thread.
public final class Presets {
    private final SettingsFile settings;
    private final SecretStore secrets;
    private final Families families;

    public Presets(SettingsFile settings, SecretStore secrets, Families families) {
        this.settings = settings;
        this.secrets = secrets;
        this.families = families;
    }

    /// What the preset would make of the profile of that name. Changes nothing.
    public PresetPlan plan(Preset preset, String name) throws BadPreset, BadSetting {
        boolean hasKey = secrets.profiles().contains(name);
        return PresetPlan.of(preset, name, settings.profile(name), hasKey, families);
    }

    /// Does what was planned. A key that goes is forgotten before the profile has the new address, and a
    /// new one is kept after it: whenever this breaks off, no key is sent to where it does not belong.
    ///
    /// @throws BadSetting `CHANGED` where the profile is no longer what the plan was made from
    public void keep(PresetPlan plan) throws BadSetting {
        Profile profile = plan.after();
        String name = profile.name();
        if (!plan.holds(settings.profile(name), secrets.profiles().contains(name))) {
            throw new BadSetting(name, "", BadSetting.Rule.CHANGED);
        }
        if (plan.takesKeyAway()) {
            secrets.forget(name);
        }
        settings.keep(profile);
        Secret key = plan.newKey();
        if (key != null) {
            secrets.keep(name, key);
        }
    }
}

package dev.deskhand.app.workbench;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;

/// The models that profiles in the settings describe.
public final class KeptModels {
    private final SettingsFile settings;
    private final Families families;
    private final PriceTable prices;

    /// Those of the settings.
    ///
    /// @param prices what models cost of which no price is set
    public KeptModels(SettingsFile settings, Families families, PriceTable prices) {
        this.settings = settings;
        this.families = families;
        this.prices = prices;
    }

    /// The profile of that name, read anew.
    ///
    /// @throws BadSetting where there is none
    public Profile profile(String name) throws BadSetting {
        return settings.profile(name).orElseThrow(() -> new BadSetting(name, "", BadSetting.Rule.PROFILE));
    }

    /// The model a profile describes.
    ///
    /// @throws BadSetting where there is no such family, what was written down of one cannot be taken, or a
    ///     limit on money has no price
    public ModelChoice.Endpoint model(Profile profile) throws BadSetting {
        ModelChoice.Endpoint model = new ModelChoice.Endpoint(profile, family(profile)).pricedBy(prices);
        if (model.spending().lacksPrice()) {
            throw new BadSetting(profile.name(), "limits.cost", BadSetting.Rule.NO_PRICE);
        }
        return model;
    }

    private Family family(Profile profile) throws BadSetting {
        try {
            return families.find(profile.family())
                    .orElseThrow(() -> new BadSetting(profile.name(), profile.family(), BadSetting.Rule.FAMILY));
        } catch (BadField e) {
            throw new BadSetting(e.field(), "", BadSetting.Rule.FAMILY_FILE);
        }
    }
}

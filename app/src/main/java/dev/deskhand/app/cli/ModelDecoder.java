package dev.deskhand.app.cli;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.settings.Spending;
import dev.deskhand.app.settings.VariableName;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.models.BaseUrl;
import java.util.List;
import java.util.Optional;

/// Which model is meant: a profile from the settings, or one that is described by options.
final class ModelDecoder {
    private static final List<Option> DESCRIPTION =
            List.of(Option.BASE_URL, Option.MODEL, Option.FAMILY, Option.API_KEY_ENV);

    private final Scene scene;
    private final Texts texts;
    private final SettingsFile settings;
    private final Families families;
    private final PriceTable prices;

    ModelDecoder(Scene scene, SettingsFile settings, Families families, PriceTable prices) {
        this.scene = scene;
        this.texts = scene.texts();
        this.settings = settings;
        this.families = families;
        this.prices = prices;
    }

    ModelChoice choice(Said said) throws Misuse, BadSetting {
        Optional<String> name = said.value(Option.PROFILE);
        if (name.isPresent()) {
            return ofProfile(said, name.get());
        }
        if (said.value(Option.BASE_URL).isEmpty()) {
            throw new Misuse("cli.misuse.no_model", Option.PROFILE.word(), Option.BASE_URL.word());
        }
        String url = said.required(Option.BASE_URL).strip();
        Optional<BaseUrl.Flaw> flaw = BaseUrl.flaw(url);
        if (flaw.isPresent()) {
            throw flawed(flaw.get());
        }
        String model = said.required(Option.MODEL).strip();
        return new ModelChoice(
                url,
                model,
                Values.family(said.required(Option.FAMILY), families, texts),
                key(said),
                Spending.NONE.orPriceOf(prices, url, model));
    }

    private ModelChoice ofProfile(Said said, String name) throws Misuse, BadSetting {
        for (Option each : DESCRIPTION) {
            if (said.has(each)) {
                throw new Misuse("cli.misuse.profile_or", each.word(), Option.PROFILE.word());
            }
        }
        List<String> unknown = settings.unknownFields();
        if (!unknown.isEmpty()) {
            scene.tell("cli.unknown_fields", String.join(texts.text("cli.list"), unknown));
        }
        Profile profile = settings.profile(name.strip())
                .orElseThrow(() -> new Misuse("cli.misuse.unknown_profile", Option.PROFILE.word()));
        return new ModelChoice(
                profile.baseUrl(),
                profile.model(),
                Values.family(profile.family(), families, texts),
                profile.keyPlace(),
                profile.spending().orPriceOf(prices, profile.baseUrl(), profile.model()));
    }

    private static Misuse flawed(BaseUrl.Flaw flaw) {
        String option = Option.BASE_URL.word();
        return switch (flaw) {
            case NO_WEB_ADDRESS, NO_HOST -> new Misuse("cli.misuse.no_url", option);
            case NO_PORT -> new Misuse("cli.misuse.no_port", option);
            case SECRET -> new Misuse("cli.misuse.key_in_url", option, Option.API_KEY_ENV.word());
        };
    }

    private static KeyPlace key(Said said) throws Misuse {
        if (said.value(Option.API_KEY_ENV).isEmpty()) {
            return new KeyPlace.Nowhere();
        }
        String variable = said.required(Option.API_KEY_ENV).strip();
        if (!VariableName.isUsable(variable)) {
            throw new Misuse("cli.misuse.no_variable", Option.API_KEY_ENV.word());
        }
        return new KeyPlace.Variable(variable);
    }
}

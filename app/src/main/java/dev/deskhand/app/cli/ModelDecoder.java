package dev.deskhand.app.cli;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.settings.VariableName;
import dev.deskhand.app.template.Template;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.models.BaseUrl;
import java.util.List;
import java.util.Optional;

/// Which model is meant: a profile from the settings, or one that is described by options.
final class ModelDecoder {
    static final List<Option> DESCRIPTION = List.of(Option.BASE_URL, Option.MODEL, Option.FAMILY, Option.API_KEY_ENV);

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
            return of(kept(said, name.get(), Option.PROFILE.word()), said);
        }
        if (DESCRIPTION.stream().noneMatch(said::has) && !said.has(Option.TOOL_ENGINE)) {
            return new ModelChoice.Follower();
        }
        if (said.value(Option.BASE_URL).isEmpty()) {
            throw new Misuse("cli.misuse.no_model", Option.PROFILE.word(), Option.BASE_URL.word());
        }
        return described(said, said.required(Option.BASE_URL).strip(), _ -> named(said));
    }

    /// The model the options describe; its family, where none is named, as its name lets one guess.
    ModelChoice.Endpoint described(Said said) throws Misuse {
        return described(
                said,
                said.required(Option.BASE_URL).strip(),
                said.has(Option.FAMILY) ? _ -> named(said) : this::guessed);
    }

    /// The model the options describe, with what the template knows in place of what they do not say.
    ModelChoice.Endpoint described(Said said, Template template) throws Misuse {
        String url = said.value(Option.BASE_URL).map(String::strip).orElse(template.baseUrl());
        Family usual = families.find(template.family()).orElseThrow();
        ModelChoice.Endpoint choice =
                described(said, url, model -> said.has(Option.FAMILY) ? named(said) : guessed(model, usual));
        String variable = template.keyVariable();
        return variable == null || said.has(Option.API_KEY_ENV)
                ? choice
                : choice.withKeyIn(new KeyPlace.Variable(variable));
    }

    private ModelChoice.Endpoint described(Said said, String url, FamilyOf family) throws Misuse {
        Optional<BaseUrl.Flaw> flaw = BaseUrl.flaw(url);
        if (flaw.isPresent()) {
            throw flawed(flaw.get());
        }
        String model = said.required(Option.MODEL).strip();
        return asked(new ModelChoice.Endpoint(url, model, family.of(model), key(said)), said);
    }

    /// Chooses the family of a model by its name.
    @FunctionalInterface
    private interface FamilyOf {
        Family of(String model) throws Misuse;
    }

    private Family named(Said said) throws Misuse {
        return Values.family(said.required(Option.FAMILY), families, texts);
    }

    private Family guessed(String model) throws Misuse {
        return families.guess(model)
                .orElseThrow(() -> new Misuse(
                        "cli.misuse.no_guess",
                        Option.FAMILY.word(),
                        String.join(texts.text("cli.list"), families.ids())));
    }

    /// What the name tells goes before the usual family. A name that tells one of another protocol only is not
    /// understood: the usual one would read its places in units it does not mean.
    private Family guessed(String model, Family usual) throws Misuse {
        Optional<Family> alike = families.guess(model, usual.speech().protocol());
        Optional<Family> other = families.guess(model);
        if (alike.isEmpty() && other.isPresent()) {
            throw new Misuse(
                    "cli.misuse.other_protocol",
                    Option.FAMILY.word(),
                    other.get().id(),
                    String.join(texts.text("cli.list"), families.ids()));
        }
        return alike.orElse(usual);
    }

    /// The profile of that name.
    ///
    /// @param word what the name was given as, for the sentence that says it is none
    Profile kept(Said said, String name, String word) throws Misuse, BadSetting {
        for (Option each : DESCRIPTION) {
            if (said.has(each)) {
                throw new Misuse("cli.misuse.profile_or", each.word(), word);
            }
        }
        List<String> unknown = settings.unknownFields();
        if (!unknown.isEmpty()) {
            scene.tell("cli.unknown_fields", String.join(texts.text("cli.list"), unknown));
        }
        return settings.profile(name.strip()).orElseThrow(() -> new Misuse("cli.misuse.unknown_profile", word));
    }

    /// The model of a profile, asked in another way where the options say so.
    ModelChoice.Endpoint of(Profile profile, Said said) throws Misuse, BadSetting {
        if (!families.ids().contains(profile.family())) {
            throw new BadSetting(profile.name(), profile.family(), BadSetting.Rule.FAMILY);
        }
        return asked(new ModelChoice.Endpoint(profile, Values.family(profile.family(), families, texts)), said);
    }

    private ModelChoice.Endpoint asked(ModelChoice.Endpoint choice, Said said) throws Misuse {
        Optional<String> word = said.value(Option.TOOL_ENGINE);
        ModelChoice.Endpoint priced = choice.pricedBy(prices);
        return word.isEmpty() ? priced : priced.askedBy(Values.engine(word.get()));
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

package dev.deskhand.app.cli;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.models.BaseUrl;
import dev.deskhand.models.ModelEndpoint;
import java.util.ArrayList;
import java.util.List;

/// Keeps a new profile in the settings. Its key is named by the variable that holds it and is not kept.
final class ProfileAddCommand implements Command {
    private static final String OPERAND = "NAME";

    private final Scene scene;
    private final SettingsFile settings;
    private final ModelDecoder models;

    ProfileAddCommand(Scene scene, SettingsFile settings, ModelDecoder models) {
        this.scene = scene;
        this.settings = settings;
        this.models = models;
    }

    @Override
    public Shape shape() {
        List<Option> options = new ArrayList<>(ModelDecoder.DESCRIPTION);
        options.add(Option.TOOL_ENGINE);
        return new Shape(ProfileCommand.NAME + " add", options, OPERAND);
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting {
        String name = said.operand().orElse("").strip();
        if (ProfileRules.ofName(name).isPresent()) {
            throw new Misuse("cli.misuse.bad_profile_name");
        }
        if (settings.profile(name).isPresent()) {
            throw new Misuse("cli.misuse.profile_there");
        }
        ModelChoice.Endpoint choice = models.described(said);
        String variable = choice.key() instanceof KeyPlace.Variable(var named) ? named : null;
        Profile profile = new Profile(
                        name, repaired(choice), choice.model(), choice.family().id(), variable)
                .askedBy(choice.engine());
        settings.keep(profile);
        scene.terminal().result(scene.texts().text("cli.profiles.added", name, profile.family(), profile.baseUrl()));
        return ExitStatus.FINISHED;
    }

    /// The address without what is commonly pasted with it.
    private static String repaired(ModelChoice.Endpoint choice) {
        return new ModelEndpoint(BaseUrl.of(choice.baseUrl()), choice.model(), null)
                .baseUrl()
                .toString();
    }
}

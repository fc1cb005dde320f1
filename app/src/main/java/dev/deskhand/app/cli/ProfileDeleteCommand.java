package dev.deskhand.app.cli;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SettingsFile;
import java.util.List;

/// Forgets a profile and its key.
final class ProfileDeleteCommand implements Command {
    private static final String OPERAND = "NAME";

    private final Scene scene;
    private final SettingsFile settings;
    private final SecretStore secrets;
    private final ModelDecoder models;

    ProfileDeleteCommand(Scene scene, SettingsFile settings, SecretStore secrets, ModelDecoder models) {
        this.scene = scene;
        this.settings = settings;
        this.secrets = secrets;
        this.models = models;
    }

    @Override
    public Shape shape() {
        return new Shape(ProfileCommand.NAME + " delete", List.of(), OPERAND);
    }

    /// The key goes first: one that stayed behind without its profile would be seen by nobody.
    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting {
        Profile profile = models.kept(said, said.operand().orElse(""), OPERAND);
        secrets.forget(profile.name());
        settings.remove(profile.name());
        scene.terminal().result(scene.texts().text("cli.profiles.deleted", profile.name()));
        return ExitStatus.FINISHED;
    }
}

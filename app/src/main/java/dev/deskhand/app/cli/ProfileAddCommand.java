package dev.deskhand.app.cli;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.template.Template;
import dev.deskhand.app.template.Templates;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.models.BaseUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Keeps a new profile in the settings. Its key is named by the variable that holds it and is not kept.
final class ProfileAddCommand implements Command {
    private static final String OPERAND = "NAME";

    private final Scene scene;
    private final SettingsFile settings;
    private final SecretStore secrets;
    private final ModelDecoder models;

    ProfileAddCommand(Scene scene, SettingsFile settings, SecretStore secrets, ModelDecoder models) {
        this.scene = scene;
        this.settings = settings;
        this.secrets = secrets;
        this.models = models;
    }

    @Override
    public Shape shape() {
        List<Option> options = new ArrayList<>(List.of(Option.TEMPLATE));
        options.addAll(ModelDecoder.DESCRIPTION);
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
        Optional<Template> template = template(said);
        ModelChoice.Endpoint choice =
                template.isPresent() ? models.described(said, template.get()) : models.described(said);
        String url = address(choice.baseUrl(), template);
        String variable = choice.key() instanceof KeyPlace.Variable(var named) ? named : null;
        Profile profile =
                new Profile(name, url, choice.model(), choice.family().id(), variable).askedBy(choice.engine());
        secrets.forget(name); // one that was left behind is for another address
        settings.keep(profile);
        scene.terminal().result(scene.texts().text("cli.profiles.added", name, profile.family(), profile.baseUrl()));
        template.ifPresent(used -> scene.terminal().tell(used.note(scene.texts())));
        return ExitStatus.FINISHED;
    }

    private Optional<Template> template(Said said) throws Misuse {
        Optional<String> id = said.value(Option.TEMPLATE);
        if (id.isEmpty()) {
            return Optional.empty();
        }
        Templates templates = Templates.builtIn();
        return Optional.of(templates
                .find(id.get().strip())
                .orElseThrow(() -> new Misuse(
                        "cli.misuse.unknown_template",
                        Option.TEMPLATE.word(),
                        String.join(scene.texts().text("cli.list"), templates.ids()))));
    }

    /// The address that is meant; the person hears where it is not the one they gave.
    private String address(String given, Optional<Template> template) {
        String meant = template.isPresent() ? template.get().address(given) : BaseUrl.repaired(given);
        if (!meant.equals(given)) {
            scene.tell("cli.url_corrected", meant);
        }
        return meant;
    }
}

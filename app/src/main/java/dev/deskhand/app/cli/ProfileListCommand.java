package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import java.util.List;

/// Prints the profiles in the settings, one a line, the one kept last first. A key is nowhere among them.
final class ProfileListCommand implements Command {
    private final Scene scene;
    private final SettingsFile settings;

    ProfileListCommand(Scene scene, SettingsFile settings) {
        this.scene = scene;
        this.settings = settings;
    }

    @Override
    public Shape shape() {
        return new Shape(ProfileCommand.NAME + " list", List.of(Option.JSON));
    }

    @Override
    public ExitStatus run(Said said) throws BadSetting {
        List<Profile> profiles = settings.profiles();
        if (said.has(Option.JSON)) {
            profiles.forEach(profile -> scene.terminal().json(json(profile)));
        } else if (profiles.isEmpty()) {
            scene.tell("cli.profiles.none");
        } else {
            scene.terminal().result(row(scene.texts().text("cli.profiles.heads").split("\\|", -1)));
            profiles.forEach(profile ->
                    scene.terminal().result(row(profile.name(), profile.family(), profile.model(), profile.baseUrl())));
        }
        return ExitStatus.FINISHED;
    }

    private static String row(String... cells) {
        return "%-20s %-18s %-28s %s".formatted((Object[]) cells).stripTrailing();
    }

    private static String json(Profile profile) {
        return JsonLine.write(JsonNodeFactory.instance
                .objectNode()
                .put("name", profile.name())
                .put("base_url", profile.baseUrl())
                .put("model", profile.model())
                .put("family", profile.family())
                .put("key_env", profile.keyVariable())
                .put("tool_engine", profile.engine().word()));
    }
}

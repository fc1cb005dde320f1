package dev.deskhand.app.settings;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Where Deskhand keeps what is its own. Nothing is made here; whoever writes makes its folder.
///
/// @param settings the folder of `settings.json` and `secrets.json`
/// @param data the folder of the journal, logs and crash files
public record DataHome(Path settings, Path data) {
    private static final String OURS = "deskhand";
    private static final String OURS_CAPITAL = "Deskhand";

    /// Where the system wants it: `XDG_CONFIG_HOME` and `XDG_DATA_HOME`, `APPDATA` and `LOCALAPPDATA`, or
    /// `~/Library/Application Support`; all of it in `DESKHAND_HOME` where that is set. A path of XDG that is not
    /// absolute is left out of account, as its specification says.
    ///
    /// @throws BadSetting where `DESKHAND_HOME` cannot be a path, or is that of a file
    public static DataHome of(Surroundings surroundings) throws BadSetting {
        Optional<String> own = surroundings.variable("DESKHAND_HOME");
        if (own.isPresent()) {
            Path home = path(own.get()).orElseThrow(() -> new BadSetting("DESKHAND_HOME", "", BadSetting.Rule.PATH));
            if (Files.exists(home) && !Files.isDirectory(home)) {
                throw new BadSetting("DESKHAND_HOME (" + home + ")", "", BadSetting.Rule.NO_FOLDER);
            }
            return new DataHome(home.toAbsolutePath(), home.toAbsolutePath());
        }
        if (surroundings.isMac()) {
            Path home =
                    surroundings.home().resolve("Library/Application Support").resolve(OURS_CAPITAL);
            return new DataHome(home, home);
        }
        return surroundings.isWindows() ? windows(surroundings) : xdg(surroundings);
    }

    private static DataHome windows(Surroundings surroundings) {
        Path home = surroundings.home();
        Path roaming = absolute(surroundings.variable("APPDATA")).orElse(home.resolve("AppData/Roaming"));
        Path local = absolute(surroundings.variable("LOCALAPPDATA")).orElse(home.resolve("AppData/Local"));
        return new DataHome(roaming.resolve(OURS_CAPITAL), local.resolve(OURS_CAPITAL));
    }

    private static DataHome xdg(Surroundings surroundings) {
        Path home = surroundings.home();
        Path config = absolute(surroundings.variable("XDG_CONFIG_HOME")).orElse(home.resolve(".config"));
        Path data = absolute(surroundings.variable("XDG_DATA_HOME")).orElse(home.resolve(".local/share"));
        return new DataHome(config.resolve(OURS), data.resolve(OURS));
    }

    private static Optional<Path> absolute(Optional<String> typed) {
        return typed.flatMap(DataHome::path).filter(Path::isAbsolute);
    }

    private static Optional<Path> path(String typed) {
        try {
            return Optional.of(Path.of(typed));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    public Path settingsFile() {
        return settings.resolve("settings.json");
    }

    public Path secretsFile() {
        return settings.resolve("secrets.json");
    }

    /// The families of models a person has written down.
    public Path families() {
        return settings.resolve("families");
    }

    /// How the window was left.
    public Path windowFile() {
        return data.resolve("window-state.json");
    }

    /// The folder of the recorded runs.
    public Path journal() {
        return data.resolve("journal");
    }

    public Path logs() {
        return data.resolve("logs");
    }

    /// The folder of what is written down of a defect.
    public Path crashes() {
        return data.resolve("crashes");
    }
}

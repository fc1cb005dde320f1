package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.app.i18n.Texts;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataHomeTest {
    private static final Path HOME = Path.of("/home/ada");

    @Test
    void is_where_xdg_wants_it() throws BadSetting {
        assertThat(home("Linux", Map.of()))
                .isEqualTo(new DataHome(HOME.resolve(".config/deskhand"), HOME.resolve(".local/share/deskhand")));
        assertThat(home("Linux", Map.of("XDG_CONFIG_HOME", "/c", "XDG_DATA_HOME", "/d")))
                .isEqualTo(new DataHome(Path.of("/c/deskhand"), Path.of("/d/deskhand")));
    }

    @Test
    void leaves_relative_xdg_paths_out_of_account() throws BadSetting {
        assertThat(home("Linux", Map.of("XDG_CONFIG_HOME", "c", "XDG_DATA_HOME", " ")))
                .isEqualTo(home("Linux", Map.of()));
    }

    @Test
    void is_where_macos_and_windows_want_it() throws BadSetting {
        Path library = HOME.resolve("Library/Application Support/Deskhand");
        assertThat(home("Mac OS X", Map.of())).isEqualTo(new DataHome(library, library));
        assertThat(home("Windows 11", Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local")))
                .isEqualTo(new DataHome(Path.of("/roaming/Deskhand"), Path.of("/local/Deskhand")));
        assertThat(home("Windows 11", Map.of()))
                .isEqualTo(
                        new DataHome(HOME.resolve("AppData/Roaming/Deskhand"), HOME.resolve("AppData/Local/Deskhand")));
    }

    @Test
    void is_moved_as_a_whole_by_one_variable() throws BadSetting {
        DataHome home = home("Linux", Map.of("DESKHAND_HOME", "/elsewhere", "XDG_DATA_HOME", "/d"));

        assertThat(home.settingsFile()).isEqualTo(Path.of("/elsewhere/settings.json"));
        assertThat(home.secretsFile()).isEqualTo(Path.of("/elsewhere/secrets.json"));
        assertThat(home.journal()).isEqualTo(Path.of("/elsewhere/journal"));
        assertThat(home.logs()).isEqualTo(Path.of("/elsewhere/logs"));
        assertThat(home.crashes()).isEqualTo(Path.of("/elsewhere/crashes"));
    }

    @Test
    void is_no_file() {
        assertThatThrownBy(() -> home("Linux", Map.of("DESKHAND_HOME", "/dev/null")))
                .isInstanceOfSatisfying(
                        BadSetting.class,
                        fault -> assertThat(fault.sentence(Texts.in(Locale.ENGLISH)))
                                .isEqualTo("DESKHAND_HOME (/dev/null) is a file where a folder should be."
                                        + " Move it aside, or name another folder."));
    }

    private static DataHome home(String system, Map<String, String> variables) throws BadSetting {
        return DataHome.of(new Surroundings(variables, system, HOME, new Surroundings.Shared(null, HOME)));
    }
}

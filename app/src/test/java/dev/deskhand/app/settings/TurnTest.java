package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever opens a file anew stands for another process: nothing is shared but the file.
class TurnTest {
    private static final int EACH = 15;

    @TempDir
    private Path folder;

    private interface Keeping {
        void keep(String name) throws BadSetting;
    }

    private static Callable<Boolean> keepingAll(String who, Keeping keeping) {
        return () -> {
            for (int at = 0; at < EACH; at++) {
                keeping.keep(who + at);
            }
            return true;
        };
    }

    private static void together(Callable<Boolean> one, Callable<Boolean> other) throws Exception {
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            for (Future<Boolean> done : both.invokeAll(List.of(one, other))) {
                assertThat(done.get()).isTrue();
            }
        }
    }

    private Keeping settings() {
        SettingsFile settings = new SettingsFile(folder.resolve("settings.json"), Set.of("gpt"));
        return name -> settings.keep(new Profile(name, "http://127.0.0.1:1/v1", "m", "gpt", null));
    }

    private Keeping secrets() {
        SecretsFile secrets = new SecretsFile(folder.resolve("secrets.json"));
        return name -> secrets.keep(name, new Secret("sk"));
    }

    @Test
    void profiles_two_keep_at_the_same_time_are_all_there() throws Exception {
        together(keepingAll("a", settings()), keepingAll("b", settings()));

        assertThat(new SettingsFile(folder.resolve("settings.json"), Set.of("gpt")).profiles())
                .hasSize(2 * EACH);
    }

    @Test
    void keys_two_keep_at_the_same_time_are_all_there() throws Exception {
        together(keepingAll("a", secrets()), keepingAll("b", secrets()));

        assertThat(new SecretsFile(folder.resolve("secrets.json")).profiles()).hasSize(2 * EACH);
    }
}

package dev.deskhand.app.keyring;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.app.settings.Keyring;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.Surroundings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// The secret service of a session on Linux: gnome-keyring, KWallet, KeePassXC. Each question has a connection and a
/// thread of its own, which is left behind where no answer comes in time.
public final class SessionKeyring implements Keyring {
    private static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);

    private final String bus;
    private final Path settings;
    private final Duration patience;

    /// Knows one.
    ///
    /// @param bus the address of the session's bus
    /// @param settings the folder of the settings whose keys are meant: each has its own
    SessionKeyring(String bus, Path settings, Duration patience) {
        this.bus = bus;
        this.settings = settings;
        this.patience = patience;
    }

    /// The one of this session; none where the session has no bus that can be reached.
    public static Keyring of(Surroundings surroundings, Path settings) {
        return surroundings
                .sessionBus()
                .<Keyring>map(bus -> new SessionKeyring(bus, settings, USUAL_PATIENCE))
                .orElseGet(Keyring::none);
    }

    /// Something the keyring is asked.
    private interface Question<T> {
        T ask(Vault vault) throws IOException, Vault.Locked;
    }

    @Override
    public Optional<Secret> key(String profile) throws BadSetting {
        try {
            return ask(profile, Vault::key);
        } catch (IOException e) {
            throw new BadSetting(profile, "", Rule.KEYRING_GONE);
        }
    }

    @Override
    public boolean keep(String profile, Secret key) throws BadSetting {
        try {
            return ask(profile, vault -> vault.keep(key));
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void forget(String profile) throws BadSetting {
        try {
            ask(profile, vault -> {
                vault.forget();
                return profile;
            });
        } catch (IOException e) {
            throw new BadSetting(profile, "", Rule.KEYRING_KEEPS);
        }
    }

    /// Asks in good time.
    ///
    /// @throws IOException where there is no keyring, or it does not answer in time
    private <T> T ask(String profile, Question<T> question) throws IOException, BadSetting {
        FutureTask<T> task = new FutureTask<>(() -> {
            try (Bus connection = Bus.open(bus, patience)) {
                return question.ask(vault(connection, profile));
            }
        });
        Thread.ofPlatform().daemon().name("deskhand-keyring").start(task);
        try {
            return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new IOException("no answer in time", e);
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Vault.Locked) {
                throw new BadSetting(profile, "", Rule.KEYRING_LOCKED);
            }
            throw new IOException("no keyring", e.getCause());
        }
    }

    private Vault vault(Bus connection, String profile) {
        Map<String, String> attributes = Map.of(
                "xdg:schema",
                "dev.deskhand.Key",
                "application",
                "deskhand",
                "settings",
                settings.toString(),
                "profile",
                profile);
        return new Vault(connection, attributes, "Deskhand: " + profile);
    }
}

package dev.deskhand.app.keyring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.app.settings.Keyring;
import dev.deskhand.app.settings.KeyringFirst;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.Surroundings;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Against a real gnome-keyring on a bus of the test's own.
class SessionKeyringTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private SecretsFile file;

    @BeforeEach
    void start() {
        file = new SecretsFile(folder.resolve("secrets.json"));
    }

    private KeyringFirst secrets(PrivateSession session) {
        return new KeyringFirst(file, new SessionKeyring(session.address(), folder, PATIENCE));
    }

    private String written() throws IOException {
        Path path = folder.resolve("secrets.json");
        return Files.exists(path) ? Files.readString(path) : "";
    }

    private static Optional<String> revealed(Optional<Secret> key) {
        return key.map(Secret::reveal);
    }

    @Test
    void a_key_goes_to_the_keyring_and_comes_back_and_the_file_only_knows_that_it_is_there() throws Exception {
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            secrets(session).keep("Lab 你好", new Secret("sk-canary"));

            assertThat(revealed(secrets(session).key("Lab 你好"))).contains("sk-canary");
            assertThat(secrets(session).profiles()).containsExactly("Lab 你好");
            assertThat(written()).doesNotContain("canary").contains("in_keyring");
        }
    }

    @Test
    void a_key_typed_anew_takes_the_place_of_the_one_there_was() throws Exception {
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            secrets(session).keep("Lab", new Secret("old"));
            secrets(session).keep("Other", new Secret("other"));
            secrets(session).keep("Lab", new Secret("new"));

            assertThat(revealed(secrets(session).key("Lab"))).contains("new");
            assertThat(revealed(secrets(session).key("Other"))).contains("other");
        }
    }

    @Test
    void a_key_in_the_file_keeps_working_and_moves_only_when_it_is_typed_anew() throws Exception {
        file.keep("Lab", new Secret("sk-old"));
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            assertThat(revealed(secrets(session).key("Lab"))).contains("sk-old");
            assertThat(written()).contains("sk-old");

            secrets(session).keep("Lab", new Secret("sk-new"));
            assertThat(written()).doesNotContain("sk-old", "sk-new");
            assertThat(revealed(secrets(session).key("Lab"))).contains("sk-new");
        }
    }

    @Test
    void a_forgotten_key_is_in_neither_place() throws Exception {
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            secrets(session).keep("Lab", new Secret("sk"));
            secrets(session).forget("Lab");

            assertThat(secrets(session).profiles()).isEmpty();
            assertThat(secrets(session).key("Lab")).isEmpty();
            assertThat(new SessionKeyring(session.address(), folder, PATIENCE).key("Lab"))
                    .isEmpty();
        }
    }

    @Test
    void other_settings_have_other_keys_though_their_profiles_are_called_the_same() throws Exception {
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            new SessionKeyring(session.address(), folder, PATIENCE).keep("Lab", new Secret("sk"));

            assertThat(new SessionKeyring(session.address(), folder.resolve("other"), PATIENCE).key("Lab"))
                    .isEmpty();
        }
    }

    @Test
    void a_locked_keyring_is_said_and_asks_the_person_nothing() throws Exception {
        file.keep("Filed", new Secret("sk-filed"));
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            KeyringFirst secrets = secrets(session);
            secrets.keep("Lab", new Secret("sk"));
            session.lock();

            assertThat(rule(() -> secrets.key("Lab"))).isEqualTo(Rule.KEYRING_LOCKED);
            assertThat(rule(() -> secrets.keep("New", new Secret("sk")))).isEqualTo(Rule.KEYRING_LOCKED);
            assertThat(rule(() -> secrets.forget("Lab"))).isEqualTo(Rule.KEYRING_LOCKED);
            assertThat(secrets.profiles()).containsExactlyInAnyOrder("Lab", "Filed");
            assertThat(revealed(secrets.key("Filed"))).contains("sk-filed");
        }
    }

    private interface Work {
        void run() throws BadSetting;
    }

    private static Rule rule(Work work) {
        return catchThrowableOfType(BadSetting.class, work::run).rule();
    }

    @Test
    void without_a_keyring_on_the_bus_keys_lie_in_the_file() throws Exception {
        try (PrivateSession session = PrivateSession.withoutKeyring(folder)) {
            secrets(session).keep("Lab", new Secret("sk-1"));

            assertThat(written()).contains("sk-1").doesNotContain("in_keyring");
            assertThat(revealed(secrets(session).key("Lab"))).contains("sk-1");
        }
    }

    @Test
    void a_key_in_a_keyring_that_cannot_be_reached_any_more_is_said() throws Exception {
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            secrets(session).keep("Lab", new Secret("sk"));
        }
        KeyringFirst elsewhere = new KeyringFirst(file, Keyring.none());

        assertThat(rule(() -> elsewhere.key("Lab"))).isEqualTo(Rule.KEYRING_GONE);
        elsewhere.keep("Lab", new Secret("sk-again"));
        assertThat(revealed(elsewhere.key("Lab"))).contains("sk-again");
    }

    @Test
    void a_bus_that_never_answers_holds_nobody_up() throws Exception {
        Path socket = folder.resolve("deaf");
        try (ServerSocketChannel deaf = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            deaf.bind(UnixDomainSocketAddress.of(socket));
            SessionKeyring keyring = new SessionKeyring("unix:path=" + socket, folder, Duration.ofMillis(300));

            assertThat(rule(() -> keyring.key("Lab"))).isEqualTo(Rule.KEYRING_GONE);
            assertThat(rule(() -> keyring.forget("Lab"))).isEqualTo(Rule.KEYRING_KEEPS);
            assertThat(keyring.keep("Lab", new Secret("sk"))).isFalse();
        }
    }

    @Test
    void a_session_without_a_bus_has_no_keyring() throws Exception {
        Surroundings.Shared nowhere = new Surroundings.Shared(folder, folder);
        Surroundings silent =
                new Surroundings(Map.of("DBUS_SESSION_BUS_ADDRESS", "disabled:"), "Linux", folder, nowhere);

        assertThat(silent.sessionBus()).isEmpty();
        assertThat(new Surroundings(Map.of(), "Linux", folder, nowhere).sessionBus())
                .isEmpty();
        Files.createFile(folder.resolve("bus"));
        assertThat(new Surroundings(Map.of(), "Linux", folder, nowhere).sessionBus())
                .contains("unix:path=" + folder.resolve("bus"));
        assertThat(new Surroundings(Map.of(), "Windows 11", folder, nowhere).sessionBus())
                .isEmpty();
        assertThat(SessionKeyring.of(silent, folder).keep("Lab", new Secret("sk")))
                .isFalse();
    }

    @Test
    void the_program_keeps_the_key_of_a_preset_in_the_keyring() throws Exception {
        Path preset = folder.resolve("p.yaml");
        Files.writeString(preset, """
                name: Lab
                base_url: http://127.0.0.1:1/v1
                model: ui-tars-1.5-7b
                api_key: sk-canary
                """);
        try (PrivateSession session = PrivateSession.withKeyring(folder)) {
            DeskhandProgram program =
                    new DeskhandProgram(folder).with(Map.of("DBUS_SESSION_BUS_ADDRESS", session.address()));

            Ended ended = program.run("", "profile", "import", preset.toString(), "--yes");

            assertThat(ended.status()).as(ended.err()).isZero();
            Path secrets = program.data().resolve("secrets.json");
            assertThat(Files.readString(secrets)).doesNotContain("canary").contains("Lab");
            assertThat(revealed(new SessionKeyring(session.address(), program.data(), PATIENCE).key("Lab")))
                    .contains("sk-canary");
            session.lock();
            assertThat(program.run("", "profile", "test", "Lab").err())
                    .contains("The keyring that holds the key of “Lab” is locked. Unlock it, then try again.");
        }
    }
}

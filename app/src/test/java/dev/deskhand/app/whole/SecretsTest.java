package dev.deskhand.app.whole;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.Ended;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.DataHome;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A key lies in `secrets.json` and goes to its endpoint, and what a server writes in an error goes nowhere: looked for
/// as bytes in every file and every output the program leaves.
class SecretsTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String KEY = "sk-Dh7-canary-9f3e1";
    private static final String INSTRUCTION = "instruct-canary-1b7";
    private static final String THOUGHT = "thought-canary-2c8";
    private static final String TYPED = "typed-canary-3d9";
    private static final String DONE = "Thought: Good.\nAction: finished(content='All is well.')";

    private static VirtualDisplay display;

    @TempDir
    Path home;

    @BeforeAll
    static void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
    }

    @AfterAll
    static void close() {
        display.close();
    }

    @Test
    void after_a_run_that_went_well_the_key_is_where_it_was_kept_and_nowhere_else() throws Exception {
        try (StandInModel model = StandInModel.openWithKey(KEY, Answerer.always(Answer.text(DONE)))) {
            Ended ended = run(model, KEY);

            assertThat(ended.status()).as(ended.err()).isZero();
            assertNowhere(model, ended);
        }
    }

    @Test
    void a_server_that_refuses_the_key_is_quoted_nowhere() throws Exception {
        try (StandInModel model = StandInModel.openWithKey("another", Answerer.always(Answer.text(DONE)))) {
            Ended ended = run(model, KEY);

            assertThat(ended.status()).isEqualTo(1);
            assertThat(model.rejections()).isNotEmpty();
            assertNowhere(model, ended);
        }
    }

    @Test
    void a_server_that_is_in_trouble_is_quoted_nowhere() throws Exception {
        Answer trouble = new Answer.Status(400, Map.of("X-Request", KEY), "{\"error\":{\"message\":\"" + KEY + "\"}}");
        try (StandInModel model = StandInModel.openWithKey(KEY, Answerer.always(trouble))) {
            Ended ended = run(model, KEY);

            assertThat(ended.status()).isEqualTo(1);
            assertNowhere(model, ended);
        }
    }

    @Test
    void a_process_killed_in_the_middle_leaves_no_key_either() throws Exception {
        try (StandInModel model = StandInModel.openWithKey(KEY, Answerer.always(Answer.hangBeforeFirstByte()));
                DeskhandProcess process = start(model, KEY)) {
            model.awaitRequests(1, LIMIT);
            process.kill();
            Ended ended = process.awaitEnd(LIMIT);

            assertNowhere(model, ended);
        }
    }

    @Test
    void a_key_in_a_variable_is_kept_nowhere_at_all() throws Exception {
        CommandRun command = new CommandRun(home, display);
        command.program().with("SOME_KEY", KEY);
        try (StandInModel model = StandInModel.openWithKey(KEY, Answerer.always(Answer.text(DONE)));
                DeskhandProcess process = command.start(model, "--events", "--api-key-env", "SOME_KEY")) {
            Ended ended = process.awaitEnd(LIMIT);

            assertThat(ended.status()).as(ended.err()).isZero();
            assertThat(holding(KEY)).isEmpty();
            assertThat(ended.out() + ended.err()).doesNotContain(KEY);
        }
    }

    /// What a person asks, and what comes of it, lies in the recordings and in the copy they want; never in a log, in
    /// a crash file, in the settings or on stderr.
    @ParameterizedTest
    @ValueSource(ints = {200, 400})
    void what_was_asked_thought_and_typed_is_in_the_recordings_only(int last) throws Exception {
        Answer typing = Answer.text("Thought: " + THOUGHT + "\nAction: type(content='" + TYPED + "')");
        Iterator<Answer> answers = List.of(typing, last == 200 ? Answer.text(DONE) : Answer.status(last))
                .iterator();
        try (StandInModel model = StandInModel.openWithKey(KEY, request -> answers.next())) {
            Ended ended = run(model, KEY);

            assertThat(ended.status()).as(ended.err()).isEqualTo(last == 200 ? 0 : 1);
            for (String canary : List.of(INSTRUCTION, THOUGHT, TYPED)) {
                assertThat(holding(canary)).isNotEmpty().allMatch(this::isRecording);
                assertThat(ended.err()).doesNotContain(canary);
            }
        }
    }

    @Test
    void a_process_killed_in_the_middle_leaves_what_was_asked_in_the_recordings_only() throws Exception {
        try (StandInModel model = StandInModel.openWithKey(KEY, Answerer.always(Answer.hangBeforeFirstByte()));
                DeskhandProcess process = start(model, KEY)) {
            model.awaitRequests(1, LIMIT);
            process.kill();
            process.awaitEnd(LIMIT);

            assertThat(holding(INSTRUCTION)).isNotEmpty().allMatch(this::isRecording);
        }
    }

    private boolean isRecording(Path file) {
        return file.startsWith(home.resolve("deskhand/journal")) || file.equals(home.resolve("out/log.jsonl"));
    }

    private Ended run(StandInModel model, String key) throws Exception {
        try (DeskhandProcess process = start(model, key)) {
            return process.awaitEnd(LIMIT);
        }
    }

    private DeskhandProcess start(StandInModel model, String key) throws BadSetting {
        CommandRun command = new CommandRun(home, display);
        DataHome data = new DataHome(command.program().data(), command.program().data());
        new SettingsFile(data.settingsFile(), Set.of("doubao-ui-tars"))
                .keep(new Profile("Mine", model.baseUrl().toString(), "m", "doubao-ui-tars", null));
        new SecretsFile(data.secretsFile()).keep("Mine", new Secret(key));
        return command.program()
                .start(
                        "run",
                        "--profile",
                        "Mine",
                        "--events",
                        "--out",
                        home.resolve("out").toString(),
                        INSTRUCTION);
    }

    private void assertNowhere(StandInModel model, Ended ended) throws IOException {
        assertThat(holding(KEY)).containsExactly(home.resolve("deskhand/secrets.json"));
        assertThat(holding(model.canary())).isEmpty();
        assertThat(ended.out() + ended.err()).doesNotContain(KEY, model.canary());
        assertThat(home.resolve("deskhand"))
                .isDirectoryRecursivelyContaining(path -> path.toString().contains("journal"));
    }

    /// The files below the home that hold these bytes.
    private List<Path> holding(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        List<Path> holders = new ArrayList<>();
        try (Stream<Path> files = Files.walk(home)) {
            files.filter(Files::isRegularFile)
                    .filter(file -> holds(file, bytes))
                    .forEach(holders::add);
        }
        return holders;
    }

    private static boolean holds(Path file, byte[] bytes) {
        try {
            return new String(Files.readAllBytes(file), ISO_8859_1).contains(new String(bytes, ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

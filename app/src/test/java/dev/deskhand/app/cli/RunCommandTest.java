package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventJson;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import dev.deskhand.app.cli.Program.Answered;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.testkit.display.Patience;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunCommandTest {
    private static final String CLICK = "Thought: Here.\nAction: click(point='<point>500 500</point>')";
    private static final String DONE = "Thought: Good.\nAction: finished(content='All is well.')";
    private static final List<String> MODEL =
            List.of("--base-url", "http://localhost:1/v1", "--model", "m", "--family", "doubao-ui-tars");

    @TempDir
    Path folder;

    private TestBench bench;
    private Program program;

    @BeforeEach
    void start() {
        bench = new TestBench(folder, 1, Map.of("KEY", "sk-1", "BAD_KEY", "sk 1"));
        program = new Program(bench);
    }

    @AfterEach
    void end() {
        bench.close();
    }

    @Test
    void a_finished_run_exits_with_0_and_its_result_on_stdout() {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));

        Answered answered = run();

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.out())
                .startsWith("Finished, not verified. All is well. ")
                .endsWith("look for yourself.\n");
        assertThat(bench.screens().operator().performed()).hasSize(1);
        assertThat(bench.asked())
                .singleElement()
                .satisfies(endpoint -> assertThat(endpoint.key()).isNull());
    }

    @Test
    void without_a_model_explicit_steps_are_followed_and_that_is_said_once() {
        Answered answered = program.say("run", "type hello, press ctrl+s");

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.out()).contains("I did these steps: type “hello”; press Ctrl+S.");
        assertThat(answered.err())
                .containsOnlyOnce(
                        "No model is set up: following the instruction step by step, without a language model.\n")
                .contains("I am no language model")
                .doesNotContain("tokens");
        assertThat(bench.screens().operator().performed())
                .containsExactly(new Action.Type("hello", null), new Action.Hotkey(new KeyChord(List.of("ctrl", "s"))));
        assertThat(bench.asked()).isEmpty();
    }

    @Test
    void what_is_no_explicit_step_needs_the_person() {
        Answered answered = program.say("run", "make me a sandwich");

        assertThat(answered.status()).isEqualTo(ExitStatus.NEEDS_USER);
        assertThat(answered.out()).contains("I could not take “make me a sandwich” apart.");
        assertThat(bench.screens().operator().performed()).isEmpty();
    }

    @Test
    void a_person_reads_step_thought_action_and_outcome_on_stderr() {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));

        assertThat(run().err())
                .containsSubsequence(
                        "Step 1\n", "  Here.\n", "  → Click · 320, 240\n", "    Done\n", "Step 2\n", "  Good.\n");
    }

    @Test
    void with_events_stdout_is_the_run_as_json_lines_and_nothing_else() {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));

        Answered answered = run("--events");

        List<AgentEvent> events = events(answered.out());
        assertThat(events).first().isInstanceOf(AgentEvent.RunStarted.class);
        assertThat(events).last().isInstanceOf(AgentEvent.RunEnded.class);
        assertThat(events)
                .extracting(event -> event.head().seq())
                .doesNotHaveDuplicates()
                .isSorted();
        assertThat(events)
                .last()
                .satisfies(event -> assertThat(event.head().seq()).isEqualTo(events.size()));
        assertThat(answered.err())
                .startsWith("Finished, not verified. All is well. ")
                .hasLineCount(1);
    }

    @Test
    void events_that_cannot_be_written_end_the_run_and_nobody_is_said_to_have_stopped_it() {
        bench.thinkingWith(ScriptedModel.saying(CLICK, CLICK, CLICK, DONE));
        Spoken spoken = Spoken.intoNothing();

        ExitStatus status = program.say(spoken, words(List.of("--events")));

        assertThat(status).isEqualTo(ExitStatus.FAILED);
        assertThat(spoken.err()).contains("could not be written on stdout").doesNotContain("You stopped it");
    }

    @Test
    void more_events_than_the_stream_keeps_are_all_printed() {
        List<String> clicks = new ArrayList<>();
        for (int at = 0; at < 300; at++) {
            clicks.add("Thought: Here.\nAction: click(point='<point>%d %d</point>')"
                    .formatted(at * 37 % 1000, at * 91 % 1000));
        }
        bench.thinkingWith(ScriptedModel.saying(clicks.toArray(String[]::new)));

        List<AgentEvent> events = events(run("--events", "--max-steps", "300").out());

        assertThat(events).hasSizeGreaterThan(1000);
        assertThat(events)
                .last()
                .satisfies(event -> assertThat(event.head().seq()).isEqualTo(events.size()));
    }

    @Test
    void the_folder_gets_the_log_and_the_pictures_as_they_were_sent() throws IOException {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));
        Path out = folder.resolve("deep/out");

        String printed = run("--events", "--out", out.toString()).out();

        List<AgentEvent> logged = events(Files.readString(out.resolve("log.jsonl")));
        assertThat(logged).hasSameSizeAs(events(printed));
        assertThat(logged)
                .filteredOn(AgentEvent.Look.class::isInstance)
                .hasSize(2)
                .allSatisfy(event -> assertThat(event).isInstanceOfSatisfying(AgentEvent.Look.class, look -> {
                    PictureRef picture = Objects.requireNonNull(look.picture());
                    assertThat(out.resolve(picture.file())).hasSize(picture.bytes());
                }));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Action: call_user()     | NEEDS_USER | Needs you. Do what it asks, then start again
            Nothing to do.          | FAILED     | Answers could not be read. Three answers in a row could not be read. Check
            Action: wait(time='0.01') | LIMIT    | Step limit reached. It took all 4 steps it may. Start again with what is left
            """)
    void how_a_run_ends_is_the_exit_status_and_what_to_do_is_said(String reply, ExitStatus status, String sentence) {
        bench.thinkingWith(ScriptedModel.saying(reply, reply, reply, reply));

        Answered answered = run("--max-steps", "4");

        assertThat(answered.status()).isEqualTo(status);
        assertThat(answered.out()).startsWith(sentence).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --api-key-env KEY | The key came from the environment variable KEY.
            --max-steps 5     | No key was sent: name the environment variable that holds it with --api-key-env.
            """)
    void a_refused_key_is_named_with_where_it_is_set(String options, String sentence) {
        bench.thinkingWith(new ScriptedModel(
                List.of(new Line.Fail(new AgentException(new ModelRefused(401, ModelRefused.Ground.KEY))))));

        Answered answered = run(options.split(" ", -1));

        assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(answered.out()).contains("HTTP 401").contains(sentence).doesNotContain("sk-1", "profile");
        assertThat(answered.err()).as("said once, at the end").doesNotContain("HTTP 401");
    }

    @Test
    void a_profile_says_which_model_and_its_key_lies_with_the_secrets() throws BadSetting {
        new SettingsFile(bench.home().settingsFile(), Set.of("ui-tars-1.5"))
                .keep(new Profile("Local", "http://127.0.0.1:8000/v1/", "mine", "ui-tars-1.5", null));
        new SecretsFile(bench.home().secretsFile()).keep("Local", new Secret("sk-2"));
        bench.thinkingWith(ScriptedModel.saying(DONE));

        Answered answered = program.say("run", "--profile", "Local", "Say hello");

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(bench.asked()).singleElement().satisfies(endpoint -> {
            assertThat(endpoint.model()).isEqualTo("mine");
            assertThat(endpoint.key()).isNotNull();
        });
    }

    @Test
    void a_field_of_the_settings_nobody_knows_is_named_once_and_its_value_never() throws IOException {
        Path file = bench.home().settingsFile();
        Files.createDirectories(file.getParent());
        Files.writeString(file, """
                {"version": 1, "profiles": [{"name": "Local", "base_url": "http://127.0.0.1:8000/v1", "model": "mine",
                  "family": "ui-tars-1.5", "api_key": "canary"}]}
                """);
        bench.thinkingWith(ScriptedModel.saying(DONE));

        Answered answered = program.say("run", "--profile", "Local", "Say hello");

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.err()).containsOnlyOnce("profiles[0].api_key").doesNotContain("canary");
    }

    @Test
    void the_stop_key_ends_the_run_with_130() throws InterruptedException {
        Answered answered = runUntil(() -> bench.screens().pressStopKey());

        assertThat(answered.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(answered.out()).isEqualTo("Stopped. You stopped it after its start.\n");
        assertThat(bench.screens().isStopKeyWatched()).isFalse();
    }

    @Test
    void a_run_whose_stop_key_nobody_hears_any_more_does_not_go_on() throws InterruptedException {
        Answered answered = runUntil(() -> bench.screens().loseStopKey(new AgentFailure.ScreenLost("desktop")));

        assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(answered.out()).contains("The screen of “This computer” is gone.");
    }

    @Test
    void a_person_reads_that_a_silent_model_is_waited_for() throws InterruptedException {
        bench.close();
        // A minute passes for each second.
        Instant begin = Instant.now();
        InstantSource passing =
                () -> begin.plus(Duration.between(begin, Instant.now()).multipliedBy(60));
        bench = new TestBench(folder, 1, Map.of(), passing.withZone(ZoneOffset.UTC));
        program = new Program(bench);
        bench.thinkingWith(new ScriptedModel(List.of(new Line.Hang())));
        Spoken spoken = Spoken.withoutInput();
        Thread run = Thread.ofPlatform().start(() -> program.say(spoken, words(List.of())));

        new Patience(Duration.ofSeconds(30))
                .until("the line", () -> spoken.err().contains("Still waiting"));

        bench.screens().loseStopKey(new AgentFailure.ScreenLost("desktop"));
        run.join();
    }

    /// A run that would never end by itself.
    private Answered runUntil(Runnable something) throws InterruptedException {
        bench.thinkingWith(new ScriptedModel(List.of(new Line.Hang())));
        Thread elsewhere = Thread.ofPlatform().start(() -> {
            while (!bench.screens().isStopKeyWatched()) {
                Thread.onSpinWait();
            }
            something.run();
        });
        Answered answered = run();
        elsewhere.join();
        return answered;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            run                                           | The instruction is missing
            run --base-url http://a --model m --family doubao-ui-tars | The instruction is missing
            run --model m --family doubao-ui-tars x       | --profile NAME, or --base-url URL
            run --base-url http://a x                     | --model is missing
            run --base-url http://a --model m x           | --family is missing
            run --base-url http://a --model m --family z x | --family must name one of these families
            run --base-url ftp://a --model m --family ui-tars-1.5 x | --base-url must be an address
            run --base-url http://u:p@a --model m --family ui-tars-1.5 x | --base-url must not hold a user name, a password
            run --base-url http://a/v1?key=k --model m --family ui-tars-1.5 x | or a key: name the environment variable
            run --base-url http://a:99999 --model m --family ui-tars-1.5 x | --base-url has a port that is none
            run --base-url http://a --model m --family ui-tars-1.5 --api-key-env sk-9 x | --api-key-env must be the name of
            run --base-url http://a --model m --family ui-tars-1.5 --api-key-env UNSET x | UNSET is not set
            run --base-url http://a --model m --family ui-tars-1.5 --api-key-env BAD_KEY x | BAD_KEY holds blanks
            run --profile A x                             | --profile names no profile there is
            run --profile A --base-url http://a x         | --base-url does not go with --profile
            run --profile A --api-key-env KEY x           | --api-key-env does not go with --profile
            run --operator sandbox x                      | --operator sandbox is not in this version
            run --operator browser x                      | --operator browser is not in this version
            run --operator cloud x                        | --operator cloud is not in this version
            run --operator mouse x                        | --operator must be desktop
            run --approve risky x                         | --approve is not in this version
            run --service http://a x                      | --service is not in this version
            run --max-steps 0 x                           | --max-steps must be a whole number between 1 and
            run --max-tokens 0 x                          | --max-tokens must be a whole number between 1 and
            run --max-cost 0 x                            | --max-cost must be an amount above 0
            run --max-cost 1e3 x                          | --max-cost must be an amount above 0
            run --base-url http://a --model m --family ui-tars-1.5 --max-cost 1 x | needs the price of the model, and that is not known
            run --max-minutes soon x                      | --max-minutes must be a whole number between 1 and
            run --base-url http://a --model m --family ui-tars-1.5 --display 0 x | --display must be a whole number between 1 and
            run --base-url http://a --model m --family ui-tars-1.5 --display 2 x | --display names no display there is (1 P-1 640x480)
            run --base-url http://a --model m --family ui-tars-1.5 --out /proc/none x | --out names a place that may not be written
            """)
    void what_is_wrong_is_named_before_anything_is_done(String line, String sentence) {
        Answered answered = program.say(line.split(" ", -1));

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err()).contains(sentence).hasLineCount(1).doesNotContain("sk-9", "sk 1");
        assertThat(answered.out()).isEmpty();
        assertThat(bench.screens().opened()).isEmpty();
        assertThat(bench.asked()).isEmpty();
    }

    @Test
    void with_several_displays_one_has_to_be_chosen() {
        try (TestBench two = new TestBench(folder, 2, Map.of())) {
            Answered answered = new Program(two).say(words(List.of()));

            assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
            assertThat(answered.err())
                    .isEqualTo("This computer has several displays (1 P-1 640x480, 2 P-2 640x480): choose one with"
                            + " --display.\n");

            two.thinkingWith(ScriptedModel.saying(DONE));
            assertThat(new Program(two).say(words(List.of("--display", "2"))).status())
                    .isEqualTo(ExitStatus.FINISHED);
        }
    }

    @Test
    void a_screen_another_run_works_on_is_refused_with_the_holders_name() throws AgentException, BadSetting {
        try (TestBench other = new TestBench(folder, 1, Map.of());
                var _ = other.workbench().takeScreen()) {
            Answered answered = run();

            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(answered.err())
                    .contains("Another run works on that screen: deskhand, process "
                            + ProcessHandle.current().pid());
        }
        bench.thinkingWith(ScriptedModel.saying(DONE));
        assertThat(run().status()).isEqualTo(ExitStatus.FINISHED);
    }

    @Test
    void what_a_run_did_is_in_the_journal() throws AgentException {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));
        run();

        var runs = bench.workbench().journal().runs();
        assertThat(runs).hasSize(1);
        assertThat(bench.workbench().journal().events(runs.getFirst().run()))
                .filteredOn(AgentEvent.ActionChosen.class::isInstance)
                .extracting(event -> ((AgentEvent.ActionChosen) event).action().kind())
                .containsExactly(ActionKind.CLICK, ActionKind.FINISHED);
    }

    private Answered run(String... options) {
        return program.say(words(List.of(options)));
    }

    private static String[] words(List<String> options) {
        List<String> words = new ArrayList<>(List.of("run"));
        words.addAll(MODEL);
        words.addAll(options);
        words.add("Say hello");
        return words.toArray(String[]::new);
    }

    private static List<AgentEvent> events(String lines) {
        return lines.lines().map(line -> EventJson.read(line).orElseThrow()).toList();
    }
}

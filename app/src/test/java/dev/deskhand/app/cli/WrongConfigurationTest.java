package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.trial.SeeingModel;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.models.Timeouts;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Each way in which a model can be set up wrong has a sentence of its own, and one that says what to do.
class WrongConfigurationTest {
    private static final Duration LONG = Duration.ofSeconds(10);
    private static final Timeouts BRIEF = new Timeouts(LONG, Duration.ofSeconds(1), LONG, LONG, LONG);

    @TempDir
    private Path folder;

    private Program.Answered test(Timeouts timeouts, String baseUrl) {
        try (TestBench bench = new TestBench(folder, 1, Map.of("KEY", "sk-wrong")).askingOverHttp(timeouts)) {
            return new Program(bench)
                    .say(
                            "profile",
                            "test",
                            "--base-url",
                            baseUrl,
                            "--model",
                            "m",
                            "--family",
                            "doubao-ui-tars",
                            "--api-key-env",
                            "KEY");
        }
    }

    private static SeeingModel seeing() {
        return SeeingModel.speaking((x, y, w, h) -> new double[] {x / w * 1000, y / h * 1000});
    }

    private static Answerer refusing(Predicate<SeenRequest> what, int status) {
        return seeing().refusing(what, Answer.status(status));
    }

    private static boolean isWordy(SeenRequest request) {
        return request.messages().stream()
                        .mapToInt(message -> message.text().length())
                        .sum()
                > 500;
    }

    /// As vLLM says it.
    private static Answer contextIsTooShort() {
        return new Answer.Status(
                400,
                Map.of(),
                "{\"error\":{\"message\":\"This model's maximum context length is 512 tokens. However, you requested 2000\"}}");
    }

    static List<Arguments> lengths() {
        return List.of(
                Arguments.of(
                        seeing().refusing(request -> request.pictures().size() > 2, contextIsTooShort()),
                        "is longer than it takes (HTTP 400). Give it a longer context"),
                Arguments.of(
                        seeing().refusing(request -> !request.pictures().isEmpty(), contextIsTooShort()),
                        "is longer than it takes (HTTP 400). Give it a longer context"));
    }

    static List<Arguments> answers() {
        return List.of(
                Arguments.of(refusing(_ -> true, 401), "did not accept the key (HTTP 401). Check the key."),
                Arguments.of(refusing(_ -> true, 403), "forbids this (HTTP 403). Check that the key may"),
                Arguments.of(
                        refusing(_ -> true, 404), "knows no model of that name (HTTP 404). Check the model’s name"),
                Arguments.of(refusing(_ -> true, 407), "A proxy or network on the way wants you to sign in first"),
                Arguments.of(
                        refusing(request -> !request.pictures().isEmpty(), 400),
                        "takes words but no pictures (HTTP 400). Choose a vision model"),
                Arguments.of(
                        refusing(request -> !request.pictures().isEmpty(), 500),
                        "takes words but no pictures (HTTP 500). Choose a vision model"),
                Arguments.of(
                        refusing(request -> request.pictures().size() > 1, 400),
                        "takes one picture at once, and the family doubao-ui-tars keeps 5: a run would fail at step 2. Have"),
                Arguments.of(
                        refusing(request -> request.pictures().size() > 3, 400),
                        "takes 3 pictures at once, and the family doubao-ui-tars keeps 5: a run would fail at step 4. Have"),
                Arguments.of(
                        refusing(WrongConfigurationTest::isWordy, 400),
                        "is longer than it takes (HTTP 400). Give it a longer context"),
                Arguments.of(refusing(_ -> true, 413), "is longer than it takes (HTTP 413). Give it a longer context"),
                Arguments.of(refusing(_ -> true, 400), "did not understand the request (HTTP 400). Check that"),
                Arguments.of(refusing(_ -> true, 503), "has too much to do or is in trouble (HTTP 503). Try again"),
                Arguments.of(
                        seeing().refusing(_ -> true, Answer.garbage200()),
                        "answers with a web page. Check the base URL, most end in /v1"),
                Arguments.of(
                        seeing().refusing(_ -> true, Answer.hangBeforeFirstByte()),
                        "gave no word of an answer for 1 seconds. It may still be loading"),
                Arguments.of(seeing().refusing(_ -> true, Answer.hangUp()), "broke off the connection. Try again"),
                Arguments.of(
                        seeing().refusing(_ -> true, Answer.lengthLimit("Action: click(start_")),
                        "cut off at its length limit. Raise that limit"),
                Arguments.of(
                        seeing().refusing(_ -> true, Answer.text("A red square.")),
                        "without a place that can be read. Choose a model"));
    }

    @ParameterizedTest
    @MethodSource({"answers", "lengths"})
    void what_an_endpoint_answers_is_told_with_what_to_do(Answerer mind, String sentence) {
        try (StandInModel model = StandInModel.open(mind)) {
            Program.Answered answered = test(BRIEF, model.baseUrl().toString());

            assertThat(answered.out().lines().filter(line -> line.startsWith("✗")))
                    .singleElement()
                    .asString()
                    .contains(sentence);
            assertThat(answered.out()).endsWith("put right what is marked ✗, then test again.\n");
            assertThat(answered.out() + answered.err()).doesNotContain("stand-in error", "sk-wrong");
            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        }
    }

    @Test
    void a_base_url_without_its_end_is_told_with_the_right_one() {
        try (StandInModel model = StandInModel.open(seeing())) {
            Program.Answered answered = test(BRIEF, model.root() + "/");

            assertThat(answered.out())
                    .contains("The base URL lacks its end: a model answers at " + model.baseUrl() + ". Correct")
                    .contains("✓ It sees the picture");
            assertThat(answered.out().lines().filter(line -> line.startsWith("✓ The endpoint answers")))
                    .hasSize(1);
            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        }
    }

    @Test
    void a_wrong_key_behind_a_base_url_without_its_end_is_told_as_well() {
        try (StandInModel model = StandInModel.openWithKey("sk-right", seeing())) {
            assertThat(test(BRIEF, model.root().toString()).out())
                    .contains("The base URL lacks its end", "did not accept the key (HTTP 401)")
                    .contains("The key came from the environment variable KEY.")
                    .doesNotContain(model.canary());
        }
    }

    @Test
    void a_wrong_path_is_not_blamed_on_its_end_where_that_helps_nothing() {
        try (StandInModel model = StandInModel.open(seeing())) {
            assertThat(test(BRIEF, model.root() + "/api").out())
                    .contains("knows no model of that name (HTTP 404). Check the model’s name, and the path")
                    .doesNotContain("lacks its end");
        }
    }

    @Test
    void nobody_listening_is_told() {
        String gone;
        try (StandInModel model = StandInModel.open(seeing())) {
            gone = model.baseUrl().toString();
        }

        assertThat(test(BRIEF, gone).out()).contains("Nothing listens at").contains("Start the model server");
    }

    @Test
    void a_certificate_nobody_vouches_for_is_told() throws Exception {
        try (UntrustedServer server = new UntrustedServer(folder)) {
            assertThat(test(Timeouts.USUAL, server.baseUrl()).out())
                    .contains("Nobody this computer trusts vouches for the certificate")
                    .contains("a server of your own needs a certificate this computer trusts");
        }
    }
}

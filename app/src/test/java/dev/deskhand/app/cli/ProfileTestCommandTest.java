package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.family.Families;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.trial.SeeingModel;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.models.Timeouts;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.StandInModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ProfileTestCommandTest {
    private static final SeeingModel.Speech THOUSANDTHS = (x, y, w, h) -> new double[] {x / w * 1000, y / h * 1000};
    private static final SeeingModel.Speech SENT_PIXELS = (x, y, w, h) -> new double[] {x, y};

    /// What a processor with patches of 28 makes of 378x294.
    private static final SeeingModel.Speech RESIZED = (x, y, w, h) -> new double[] {x / w * 392, y / h * 280};

    @TempDir
    private Path folder;

    private TestBench bench;
    private Program program;

    @BeforeEach
    void open() {
        bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
        program = new Program(bench);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private SettingsFile settings() {
        return new SettingsFile(
                bench.home().settingsFile(), Set.copyOf(Families.builtIn().ids()));
    }

    private void keep(String baseUrl, String family) throws BadSetting {
        settings().keep(new Profile("mine", baseUrl, "m", family, null));
    }

    private Program.Answered describe(StandInModel model, String name, String family, String... more) {
        List<String> words = new ArrayList<>(List.of("profile", "test"));
        words.addAll(List.of("--base-url", model.baseUrl().toString(), "--model", name));
        if (!family.isEmpty()) {
            words.addAll(List.of("--family", family));
        }
        words.addAll(List.of(more));
        return program.say(words.toArray(String[]::new));
    }

    @Test
    void a_profile_that_fits_its_model_passes() throws BadSetting {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking(THOUSANDTHS))) {
            keep(model.baseUrl().toString(), "doubao-ui-tars");

            Program.Answered answered = program.say("profile", "test", "mine");

            assertThat(answered.out())
                    .contains(
                            "✓ The endpoint answers.",
                            "✓ Its answer arrives while it is thought",
                            "✓ It sees the picture and names places in thousandths of the picture",
                            "✓ It takes 5 pictures at once")
                    .doesNotContain("✗")
                    .endsWith("A run would work with this model.\n");
            assertThat(answered.err())
                    .startsWith("Asking “m” as family doubao-ui-tars")
                    .hasLineCount(1);
            assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        }
    }

    static List<Arguments> tongues() {
        return List.of(
                Arguments.of(THOUSANDTHS, "gpt", "autoglm-9b", "autoglm-phone"),
                Arguments.of(SENT_PIXELS, "doubao-ui-tars", "gpt-4o", "gpt"),
                Arguments.of(RESIZED, "doubao-ui-tars", "ui-tars-1.5-7b", "ui-tars-1.5"),
                Arguments.of(
                        (SeeingModel.Speech) (x, y, w, h) -> new double[] {x / w, y / h},
                        "ui-tars-1.5",
                        "kimi-vl-a3b",
                        "kimi-vl"),
                Arguments.of(
                        (SeeingModel.Speech) (x, y, w, h) -> new double[] {y / h * 1000, x / w * 1000},
                        "gpt",
                        "gemini-2.0-flash",
                        "gemini-grounding"));
    }

    @ParameterizedTest
    @MethodSource("tongues")
    void the_right_family_is_found_where_a_wrong_one_was_chosen(
            SeeingModel.Speech speech, String wrong, String name, String right) throws IOException {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking(speech))) {
            Program.Answered answered = describe(model, name, wrong);

            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(answered.out()).contains("every click would miss. Choose the family " + right + ".");
            assertThat(describe(model, name, right).status()).isEqualTo(ExitStatus.FINISHED);
            assertThat(describe(model, name, "").status()).isEqualTo(ExitStatus.FINISHED);
        }
    }

    static List<Arguments> turned() {
        return List.of(
                Arguments.of((SeeingModel.Speech) (x, y, w, h) -> new double[] {y, x}, "sent_pixels_yx"),
                Arguments.of(
                        (SeeingModel.Speech) (x, y, w, h) -> new double[] {y / h * 280, x / w * 392},
                        "smart_resized_28_yx"),
                Arguments.of((SeeingModel.Speech) (x, y, w, h) -> new double[] {y / h, x / w}, "unit_yx"));
    }

    @ParameterizedTest
    @MethodSource("turned")
    void the_vertical_first_is_found_out_also_where_no_family_does_so(SeeingModel.Speech speech, String word)
            throws IOException {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking(speech))) {
            Program.Answered answered = describe(model, "m", "doubao-ui-tars", "--json");

            JsonNode differs = finding(answered.out(), "space_differs");
            assertThat(differs.path("spaces").get(0).asText()).isEqualTo(word);
            assertThat(differs.path("families")).isEmpty();
            assertThat(differs.path("text").asText()).contains("the vertical first", "No family");
        }
    }

    @Test
    void a_server_that_shrinks_pictures_is_found_out_with_its_factor() throws IOException {
        try (StandInModel model =
                StandInModel.open(SeeingModel.speaking(SENT_PIXELS).shrinking(0.5))) {
            Program.Answered answered = describe(model, "m", "gpt", "--json");

            JsonNode resizes = finding(answered.out(), "server_resizes");
            assertThat(resizes.path("factor").asDouble()).isBetween(0.49, 0.51);
            assertThat(finding(answered.out(), "verdict").path("works").asBoolean())
                    .isFalse();
            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
        }
    }

    @Test
    void thousandths_do_not_suffer_from_a_server_that_shrinks() {
        try (StandInModel model =
                StandInModel.open(SeeingModel.speaking(THOUSANDTHS).shrinking(0.5))) {
            assertThat(describe(model, "m", "doubao-ui-tars").status()).isEqualTo(ExitStatus.FINISHED);
        }
    }

    @Test
    void a_model_that_is_blind_is_called_that() {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking((x, y, w, h) -> new double[] {7, 7}))) {
            assertThat(describe(model, "m", "doubao-ui-tars").out()).contains("it does not see the picture");
        }
    }

    @Test
    void a_kept_profile_is_left_alone_without_being_asked_to_correct_it() throws BadSetting {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking(THOUSANDTHS))) {
            keep(model.baseUrl().toString(), "ui-tars-1.5");

            assertThat(program.say("profile", "test", "mine").status()).isEqualTo(ExitStatus.FAILED);
            assertThat(settings().profiles().getFirst().family()).isEqualTo("ui-tars-1.5");
        }
    }

    @Test
    void a_kept_profile_is_corrected_and_what_was_changed_is_said() throws BadSetting {
        try (StandInModel model = StandInModel.open(SeeingModel.speaking(THOUSANDTHS))) {
            keep(model.root().toString(), "ui-tars-1.5");

            Program.Answered answered = program.say("profile", "test", "mine", "--fix");

            assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
            assertThat(answered.err())
                    .contains(
                            "Changed in the profile “mine”: family from ui-tars-1.5 to ui-tars-1.0.",
                            "Changed in the profile “mine”: base_url from " + model.root() + " to " + model.baseUrl());
            assertThat(settings().profiles())
                    .containsExactly(new Profile("mine", model.baseUrl().toString(), "m", "ui-tars-1.0", null));
        }
    }

    @Test
    void a_correction_that_does_not_work_is_not_kept() throws BadSetting {
        SeeingModel onePicture = SeeingModel.speaking(THOUSANDTHS)
                .refusing(request -> request.pictures().size() > 1, Answer.status(400));
        try (StandInModel model = StandInModel.open(onePicture)) {
            keep(model.baseUrl().toString(), "ui-tars-1.5");

            Program.Answered answered = program.say("profile", "test", "mine", "--fix");

            assertThat(answered.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(answered.err()).contains("The profile “mine” is left as it was");
            assertThat(settings().profiles().getFirst().family()).isEqualTo("ui-tars-1.5");
        }
    }

    @ParameterizedTest
    @MethodSource("misuses")
    void what_cannot_be_tested_is_said(List<String> words, String sentence) {
        Program.Answered answered = program.say(words.toArray(String[]::new));

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err()).contains(sentence).hasLineCount(1);
    }

    static List<Arguments> misuses() {
        List<String> described =
                List.of("profile", "test", "--base-url", "http://127.0.0.1:9/v1", "--model", "m", "--family", "gpt");
        return List.of(
                Arguments.of(List.of("profile"), "“deskhand profile” needs to be told what to do."),
                Arguments.of(List.of("profile", "paint"), "“deskhand profile” needs to be told what to do."),
                Arguments.of(List.of("profile", "test"), "Say which model to test"),
                Arguments.of(List.of("profile", "test", "none"), "NAME names no profile there is."),
                Arguments.of(List.of("profile", "test", "one", "two"), "takes only one thing"),
                Arguments.of(List.of("profile", "test", "a", "--model", "m"), "--model does not go with NAME"),
                Arguments.of(join(described, "--fix"), "--fix corrects a profile, and none is named"),
                Arguments.of(described.subList(0, 6), "The model’s name tells no family: add --family"));
    }

    private static List<String> join(List<String> words, String more) {
        return Stream.concat(words.stream(), Stream.of(more)).toList();
    }

    @Test
    void help_names_what_there_is() {
        assertThat(program.say("profile", "--help").out()).contains("list", "test");
        assertThat(program.say("help", "profile", "test").out())
                .startsWith("Usage: deskhand profile test")
                .contains("--fix", "Exit status: 0 a run would work");
    }

    private static JsonNode finding(String lines, String kind) throws IOException {
        for (String line : lines.lines().toList()) {
            JsonNode json = new JsonMapper().readTree(line);
            if (json.path("finding").asText().equals(kind)) {
                return json;
            }
        }
        throw new AssertionError("no " + kind + " in " + lines);
    }
}

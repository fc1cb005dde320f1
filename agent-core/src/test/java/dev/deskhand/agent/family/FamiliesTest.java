package dev.deskhand.agent.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FamiliesTest {
    private final Families builtIn = Families.builtIn();

    @TempDir
    private Path folder;

    static Stream<Family> families() {
        return Families.builtIn().all().stream();
    }

    @Test
    void every_file_that_comes_with_the_program_is_in_the_index() throws IOException, URISyntaxException {
        Path index = Path.of(
                Objects.requireNonNull(Families.class.getResource("index")).toURI());
        try (Stream<Path> files = Files.list(Objects.requireNonNull(index.getParent()))) {
            List<String> written = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .toList();
            assertThat(builtIn.ids()).containsExactlyInAnyOrderElementsOf(written);
        }
    }

    @Test
    void one_is_found_by_its_id_and_no_other_is() {
        assertThat(builtIn.find("ui-tars-1.0").map(Family::id)).contains("ui-tars-1.0");
        assertThat(builtIn.find("gpt-2")).isEmpty();
        assertThat(builtIn.find("UI-TARS-1.0")).isEmpty();
    }

    static Stream<Family> familiesWithWordsOfTheirOwn() {
        return families().filter(family -> family.speech().form() != Speech.Form.CALLS);
    }

    @ParameterizedTest
    @MethodSource("familiesWithWordsOfTheirOwn")
    void a_prompt_teaches_exactly_the_actions_of_its_family_and_we_can_read_them(Family family) {
        Set<ActionKind> taught = EnumSet.noneOf(ActionKind.class);
        for (String lesson : Lessons.of(family)) {
            Reply reply = new TextReplyReader().read(lesson, family.space(), Lessons.PICTURE);
            assertThat(reply.faults()).as(lesson).isEmpty();
            taught.add(kind(reply.actions()));
        }

        assertThat(taught).isEqualTo(family.actions().kinds());
    }

    /// A drag whose start is where the pointer is comes as three actions.
    private static ActionKind kind(List<Action> actions) {
        assertThat(actions).isNotEmpty();
        return actions.size() == 3 ? ActionKind.DRAG : actions.getFirst().kind();
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_prompt_holds_the_instruction_as_it_was_written_and_no_slot_unfilled(Family family) {
        Prompt.Task task = new Prompt.Task("Say {language} {width}.", "Chinese", new Size(123, 457));

        String opening = family.prompt().opening(task);

        assertThat(opening).contains("Say {language} {width}.");
        assertThat(opening.replace("Say {language} {width}.", "")
                        + family.prompt().system(task))
                .doesNotContain("{language}", "{width}", "{height}", "{instruction}");
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_model_that_thinks_is_told_the_language(Family family) {
        Prompt.Task task = new Prompt.Task("", "Chinese", new Size(1, 1));
        boolean isThinking = family.actions().kinds().size() > 1;

        assertThat((family.prompt().system(task) + family.prompt().opening(task)).contains("Chinese"))
                .isEqualTo(isThinking);
    }

    @ParameterizedTest
    @MethodSource("families")
    void pictures_are_small_enough_for_the_strictest_endpoint_in_base64(Family family) {
        assertThat(family.picture().format()).isEqualTo(Picture.Format.JPEG);
        assertThat(family.picture().maxBytes() * 4 / 3).isLessThanOrEqualTo(5_000_000);
    }

    @ParameterizedTest
    @CsvSource({
        "ui-tars-1.0, 1920x1080, 1920x1080",
        "ui-tars-1.0, 2560x1440, 1939x1091",
        "doubao-ui-tars, 2560x1440, 2560x1440",
        "doubao-ui-tars, 3840x2160, 2671x1502",
        "ui-tars-1.5, 1920x1080, 1932x1092",
        "ui-tars-1.5, 1366x768, 1372x756",
        "ui-tars-1.5, 7680x4320, 4760x2688",
        "qwen3-vl, 1920x1080, 1920x1088",
        "gpt, 1920x1080, 1920x1080",
        "gpt, 7680x4320, 2048x1152",
    })
    void pictures_are_sent_in_the_size_the_family_wants(String id, String screen, String sent) {
        PictureSpec spec = builtIn.find(id).orElseThrow().picture();

        assertThat(spec.sizing().apply(Size.parse(screen))).isEqualTo(Size.parse(sent));
    }

    @ParameterizedTest
    @CsvSource({
        "ByteDance-Seed/UI-TARS-1.5-7B, ui-tars-1.5",
        "UI-TARS-72B-DPO, ui-tars-1.0",
        "doubao-1-5-ui-tars-250428, doubao-ui-tars",
        "doubao-seed-1-8-251228, ui-tars-2",
        "Qwen/Qwen2.5-VL-72B-Instruct, qwen2.5-vl",
        "qwen3-vl-plus, qwen3-vl",
        "mPLUG/GUI-Owl-1.5-8B, gui-owl-1.5",
        "mPLUG/GUI-Owl-7B, gui-owl",
        "xlangai/OpenCUA-32B, opencua",
        "xlangai/OpenCUA-A3B, opencua-a3b",
        "microsoft/Fara-7B, fara",
        "claude-opus-5, claude",
        "claude-sonnet-4-6, claude-4.6",
        "anthropic/claude-opus-4.6, claude-4.6",
        "anthropic/claude-opus-4.5, claude-4.6",
        "claude-opus-4-8, claude",
        "anthropic/claude-opus-4.8, claude",
    })
    void a_family_is_guessed_from_the_name_of_a_model(String model, String family) {
        assertThat(builtIn.guess(model).map(Family::id)).contains(family);
    }

    @Test
    void no_family_is_guessed_from_a_name_that_says_nothing() {
        assertThat(builtIn.guess("my-model")).isEmpty();
    }

    @Test
    void a_family_of_ones_own_is_guessed_too_and_a_broken_one_is_no_hindrance() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), Example.YAML);
        Files.writeString(folder.resolve("broken.yaml"), "name: [");

        Families families = Families.with(folder);

        assertThat(families.guess("lab/My-Model-7b").map(Family::id)).contains("mine");
        assertThat(families.guess("ui-tars-1.5-7b").map(Family::id)).contains("ui-tars-1.5");
    }

    @Test
    void a_family_can_be_written_down_in_a_folder() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), Example.YAML);

        Families families = Families.with(folder);

        assertThat(families.ids()).endsWith("mine");
        assertThat(families.isOwn("mine")).isTrue();
        assertThat(families.find("mine").map(Family::label))
                .contains(new Family.Label("mine", "Mine", List.of("my-model")));
    }

    @Test
    void a_file_takes_the_place_of_what_comes_with_the_program() throws IOException {
        Files.writeString(folder.resolve("ui-tars-1.5.yaml"), Example.YAML);

        Families families = Families.with(folder);

        assertThat(families.find("ui-tars-1.5").map(family -> family.label().name()))
                .contains("Mine");
        assertThat(families.ids()).containsExactlyElementsOf(builtIn.ids());
    }

    @Test
    void a_fault_in_a_file_names_the_file_and_spoils_no_other() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), Example.YAML.replace("form: lines", "form: songs"));
        Families families = Families.with(folder);

        assertThatThrownBy(() -> families.find("mine"))
                .isInstanceOf(BadField.class)
                .hasMessageStartingWith("mine.yaml: form must be one of lines, ");
        assertThat(families.find("ui-tars-1.5")).isPresent();
    }

    @Test
    void there_need_be_no_folder() {
        assertThat(Families.with(folder.resolve("none")).ids()).isEqualTo(builtIn.ids());
    }
}

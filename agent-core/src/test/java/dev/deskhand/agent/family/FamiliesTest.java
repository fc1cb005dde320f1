package dev.deskhand.agent.family;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FamiliesTest {
    static Stream<Family> families() {
        return Families.all().stream();
    }

    @Test
    void the_ui_tars_line_is_known() {
        assertThat(families().map(Family::id)).containsExactly("ui-tars-1.0", "ui-tars-1.5", "doubao-ui-tars");
    }

    @ParameterizedTest
    @MethodSource("families")
    void each_is_found_by_its_id(Family family) {
        assertThat(Families.find(family.id())).containsSame(family);
    }

    @Test
    void no_other_is_found() {
        assertThat(Families.find("gpt-2")).isEmpty();
        assertThat(Families.find("UI-TARS-1.0")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_prompt_teaches_exactly_the_actions_of_its_family_and_we_can_read_them(Family family) {
        List<String> calls = family.prompt()
                .opening("", "English")
                .lines()
                .filter(line -> line.matches("[a-z_]+\\(.*"))
                .map(FamiliesTest::filledIn)
                .toList();

        List<Action> actions = calls.stream()
                .map(call -> new TextReplyReader().read("Action: " + call, family.space(), new Size(1400, 1120)))
                .peek(reply -> assertThat(reply.faults()).isEmpty())
                .map(Reply::actions)
                .flatMap(List::stream)
                .toList();

        assertThat(actions).hasSameSizeAs(calls);
        assertThat(actions.stream().map(Action::kind).collect(Collectors.toSet()))
                .isEqualTo(family.actions().kinds());
    }

    private static String filledIn(String call) {
        return call.replaceAll("[xy]\\d", "100")
                .replace("down or up or right or left", "down")
                .replace("key=''", "key='ctrl c'")
                .replace("content=''", "content='a'");
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_prompt_ends_with_the_instruction_and_names_the_language(Family family) {
        String opening = family.prompt().opening("Say {language}.", "Chinese");

        assertThat(opening).endsWith("\nSay {language}.").contains(" in Chinese:");
        assertThat(opening.replace("Say {language}.", "")).doesNotContain("{");
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_prompt_shows_the_form_of_an_answer(Family family) {
        assertThat(family.prompt().opening("", "English")).contains("```\nThought: ...\nAction: ...\n```");
    }

    @ParameterizedTest
    @MethodSource("families")
    void pictures_are_jpeg_and_small_enough_for_the_strictest_endpoint_in_base64(Family family) {
        assertThat(family.picture().format()).isEqualTo(Picture.Format.JPEG);
        assertThat(family.picture().quality()).isEqualTo(85);
        assertThat(family.picture().maxBytes() * 4 / 3).isEqualTo(5_000_000);
        assertThat(family.picturesKept()).isEqualTo(5);
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
    })
    void pictures_are_sent_in_the_size_the_family_wants(String id, String screen, String sent) {
        PictureSpec spec = Families.find(id).orElseThrow().picture();

        assertThat(spec.sizing().apply(Size.parse(screen))).isEqualTo(Size.parse(sent));
    }
}

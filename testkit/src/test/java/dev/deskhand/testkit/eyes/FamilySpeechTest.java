package dev.deskhand.testkit.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.FamilySpeech.Family;
import org.junit.jupiter.api.Test;

class FamilySpeechTest {
    private static final Size PICTURE = new Size(1932, 1092);

    @Test
    void each_family_names_a_place_in_its_own_units_and_form() {
        Spot spot = new Spot(483, 546);
        assertThat(new FamilySpeech(Family.UI_TARS_1_0, PICTURE).click(spot)).isEqualTo("click(start_box='(250,500)')");
        assertThat(new FamilySpeech(Family.UI_TARS_1_5, PICTURE).click(spot)).isEqualTo("click(start_box='(483,546)')");
        assertThat(new FamilySpeech(Family.DOUBAO_UI_TARS, PICTURE).click(spot))
                .isEqualTo("click(point='<point>250 500</point>')");
    }

    @Test
    void a_drag_has_two_places_and_typed_text_is_escaped() {
        FamilySpeech doubao = new FamilySpeech(Family.DOUBAO_UI_TARS, PICTURE);
        assertThat(doubao.drag(new Spot(0, 0), new Spot(1931, 1091)))
                .isEqualTo("drag(start_point='<point>0 0</point>', end_point='<point>1000 1000</point>')");
        assertThat(doubao.reply("It's time.", doubao.type("it's \"a\\b\"\n"), doubao.finished("ok")))
                .isEqualTo(
                        "Thought: It's time.\nAction: type(content='it\\'s \\\"a\\\\b\\\"\\n')\n\nfinished(content='ok')");
    }
}

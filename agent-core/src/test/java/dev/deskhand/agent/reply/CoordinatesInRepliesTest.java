package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Box;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A click goes where the model pointed, or nowhere.
class CoordinatesInRepliesTest {
    private static final Action CLICK = new Action.Click(Target.at(0.1, 0.2), Action.Click.Variety.LEFT);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click(start_box='(100,200)')",
                "click(start_box='(100, 200)')",
                "click(start_box='100 200')",
                "click(start_box='(100，200)')",
                "click(start_box='[1e2,+200.]')",
                "click(start_box=(100,200))",
                "click(start_box=[100, 200])",
                "click(start_box=100, 200)",
                "click(start_box=<|box_start|>(100,200)<|box_end|>)",
                "click(point=<point>100, 200</point>)",
                "click(point=\"<point>100 200</point>\")",
                "click(START_BOX='(100,200)')",
                "click( start_box = '(100,200)' , )",
                "click(\n  start_box='(100,200)'\n)",
                "click(x=100, y=200)",
                "click(100, 200)",
                "click((100, 200))",
                "click('(100,200)')",
                "click(end_box='(100,200)')",
                "click(start_box='', end_box='(100,200)')",
                "tap(position='(100,200)')",
            })
    void a_point_is_read_in_every_spelling(String call) {
        assertThat(read("Action: " + call).actions()).containsExactly(CLICK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click(start_box='(100,200)'",
                "click(start_box='(100,200')",
                "click(start_box='(100,200)",
                "click(start_box='(100,200))",
                "click(start_box='(100,200))\n",
                "click(start_box=(100,200)",
                "click(point='<point>100 200</point>",
                "click(start_box='(100,200)'<|im_end|>",
                "click(start_box='(100,200)'.",
            })
    void small_damage_after_a_whole_place_is_repaired(String call) {
        assertThat(read("Action: " + call).actions()).containsExactly(CLICK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click(start_box='(100,200",
                "click(start_box='[100, 200,",
                "click(start_box=100, 200",
                "click(start_box='(100,2'00)')",
                "scroll(direction='down'",
                "scroll(start_box='(100,200)', direction='up",
            })
    void a_place_that_may_have_lost_its_end_is_not_acted_on(String call) {
        assertFault("Action: " + call, ReplyFault.Kind.UNTERMINATED);
    }

    @Test
    void repair_goes_on_with_the_next_line() {
        assertThat(read("Action: click(start_box='(100,200)\nwait()").actions())
                .containsExactly(CLICK, new Action.Wait(null));
    }

    @Test
    void a_box_acts_at_its_centre_and_is_kept() {
        Box box = new Box(new Fraction(0.1, 0.2), new Fraction(0.3, 0.4));
        Action inBox = new Action.Click(Target.in(box), Action.Click.Variety.LEFT);

        assertThat(read("Action: click(start_box='[100, 200, 300, 400]')").actions())
                .containsExactly(inBox);
        assertThat(read("Action: click(start_box='<bbox>100 200 300 400</bbox>')")
                        .actions())
                .containsExactly(inBox);
        assertThat(read("Action: click(100, 200, 300, 400)").actions()).containsExactly(inBox);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drag(start_box='(100,200)', end_box='(0,0)')",
                "left_click_drag(start='(100,200)', end='[0,0]')",
                "select(start_point='<point>100 200</point>', end_point='<point>0 0</point>')",
                "drag((100,200), (0,0))",
                "drag(100, 200, 0, 0)",
                "drag(start_box='(100,200)' end_box='(0,0)')",
            })
    void a_drag_has_two_ends(String call) {
        assertThat(read("Action: " + call).actions())
                .containsExactly(new Action.Drag(Target.at(0.1, 0.2), Target.at(0, 0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click()",
                "click(start_box='')",
                "click(start_box=)",
                "click(start_box=' ')",
                "drag(start_box='(1,2)')",
                "drag(end_box='(1,2)')",
                "hover(button='left')",
            })
    void no_place_is_a_missing_one(String call) {
        assertFault("Action: " + call, ReplyFault.Kind.MISSING_COORDINATES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click(start_box='=')",
                "click(start_box='100')",
                "click(start_box='(1,2,3)')",
                "click(start_box='(1,2,3,4,5)')",
                "click(start_box='(NaN,2)')",
                "click(start_box='(Infinity,2)')",
                "click(start_box='(1e999,2)')",
                "click(start_box='(null,null)')",
                "click(start_box='(1-2)')",
                "click(start_box='(1..2, 3)')",
                "click(start_box='()')",
                "click(start_box='(1(00)')",
                "click(start_box='(100)200')",
                "click(the button)",
                "click(start_box='(1,2)', 5)",
                "scroll(start_box='(a,b)', direction='up')",
                "type(content='x', start_box='(a,b)')",
            })
    void anything_else_is_a_bad_one(String call) {
        assertFault("Action: " + call, ReplyFault.Kind.BAD_COORDINATES);
    }

    @Test
    void places_outside_the_picture_are_kept_as_said() {
        assertThat(read("Action: click(start_box='(-5,1200)')").actions())
                .containsExactly(new Action.Click(Target.at(-0.005, 1.2), Action.Click.Variety.LEFT));
    }

    @Test
    void the_axis_order_is_the_familys() {
        CoordinateSpace space = new CoordinateSpace.Grid(1000, 1000, AxisOrder.YX);

        Reply reply = new TextReplyReader().read("Action: click(200, 100)", space, new Size(10, 10));

        assertThat(reply.actions()).containsExactly(CLICK);
    }
}

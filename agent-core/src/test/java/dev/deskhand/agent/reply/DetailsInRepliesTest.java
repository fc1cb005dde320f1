package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.click;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.hotkey;
import static dev.deskhand.agent.reply.Replies.scroll;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the arguments of a call mean that name no place, whatever they are called.
class DetailsInRepliesTest {
    private static final String AT = "\"coordinate\":[100,200]";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "action":"scroll","scroll_direction":"down","scroll_amount":3 | DOWN  | 3
            "action":"scroll","direction":"UP"                            | UP    |
            "action":"scroll","pixels":-300                               | DOWN  | 3
            "action":"scroll","pixels":20                                 | UP    | 1
            "action":"scroll","pixels":"-1e9"                             | DOWN  | 100
            "action":"hscroll","pixels":-250                              | LEFT  | 3
            "action":"scroll","scroll_x":0,"scroll_y":500                 | DOWN  | 5
            "action":"scroll","scroll_x":-200,"scroll_y":0                | LEFT  | 2
            "action":"scroll_down","amount":2                             | DOWN  | 2
            "action":"scroll","direction":"left","magnitude":800          | LEFT  | 8
            "action":"scroll","direction":"right","clicks":4              | RIGHT | 4
            """)
    void a_scroll_has_a_direction_and_perhaps_a_number(String arguments, Direction direction, Integer notches) {
        assertMeans("{" + arguments + "," + AT + "}", scroll(direction, notches));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"pixels\":0",
                "\"pixels\":\"far\"",
                "\"scroll_x\":0,\"scroll_y\":0",
                "\"amount\":5",
                "\"direction\":\"down\",\"amount\":-3",
                "\"direction\":\"down\",\"amount\":2.5",
                "\"direction\":\"\"",
            })
    void a_scroll_without_a_clear_direction_or_number_is_bad(String arguments) {
        assertFault("{\"action\":\"scroll\"," + arguments + "}", ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3000",
        "'3', 3000",
        "2.5, 2500",
        "3 s, 3000",
        "3s, 3000",
        "500 ms, 500",
        "2 minutes, 120000",
        "0, 0",
        "1 second, 1000"
    })
    void a_wait_lasts_what_it_says(String time, long millis) {
        assertMeans("{\"action\":\"wait\",\"time\":\"" + time + "\"}", new Action.Wait(Duration.ofMillis(millis)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"soon", "-1", "1e9", "3 fortnights", "1 2", "NaN"})
    void a_wait_of_no_time_is_bad(String time) {
        assertFault("{\"action\":\"wait\",\"seconds\":\"" + time + "\"}", ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void a_click_may_name_its_button_and_number() {
        assertMeans("click(point='(100,200)', button='right')", click(Variety.RIGHT));
        assertMeans("{\"type\":\"click\",\"button\":\"wheel\"," + AT + "}", click(Variety.MIDDLE));
        assertMeans("{\"action\":\"click\",\"num_clicks\":2," + AT + "}", click(Variety.DOUBLE));
        assertMeans("{\"action\":\"leftClick\"," + AT + "}", CLICK);
        assertFault("click(point='(100,200)', button='right', clicks=2)", ReplyFault.Kind.BAD_ARGUMENTS);
        assertFault("click(point='(100,200)', clicks=4)", ReplyFault.Kind.BAD_ARGUMENTS);
        assertFault("mouse_down(point='(1,2)', button='right')", ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void keys_may_be_held_while_something_is_clicked() {
        Action press = new Action.Press(KeyChord.parse("ctrl shift"));
        Action release = new Action.Release(KeyChord.parse("ctrl shift"));

        assertMeans("{\"action\":\"left_click\",\"text\":\"ctrl+shift\"," + AT + "}", press, CLICK, release);
        assertMeans("{\"type\":\"click\",\"x\":100,\"y\":200,\"keys\":[\"CTRL\",\"SHIFT\"]}", press, CLICK, release);
        assertMeans("{\"action\":\"click\",\"modifiers\":[\"ctrl\",\"shift\"]," + AT + "}", press, CLICK, release);
        assertMeans("{\"action\":\"click\",\"text\":\"Save\",\"keys\":[]," + AT + "}", CLICK);
    }

    @Test
    void a_key_may_be_held_for_a_time() {
        assertMeans(
                "{\"action\":\"hold_key\",\"text\":\"w\",\"duration\":2}",
                new Action.Press(KeyChord.parse("w")),
                new Action.Wait(Duration.ofSeconds(2)),
                new Action.Release(KeyChord.parse("w")));
    }

    @Test
    void a_key_may_be_struck_several_times() {
        assertMeans(
                "{\"action\":\"key\",\"text\":\"Down\",\"repeat\":3}", hotkey("down"), hotkey("down"), hotkey("down"));
        assertFault("{\"action\":\"key\",\"text\":\"Down\",\"repeat\":1000}", ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void giving_up_is_not_finishing() {
        assertMeans("terminate(status='success')", finished(""));
        assertMeans("finished(content='Done.', success=true)", finished("Done."));
        assertMeans("finished(content='No.', success=false)", new Action.CallUser("No."));
        assertMeans("terminate(status='Failure', reason='No.')", new Action.CallUser("No."));
        assertMeans("{\"action_type\":\"status\",\"goal_status\":\"infeasible\"}", new Action.CallUser(""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "click(point='10%, 20%')",
                "click(x=10%, y=20%)",
                "click(x='10.0%', y='20.0%')",
                "click(point='x=100, y=200')",
                "click(point={\"x\": 100, \"y\": 200})",
                "click(coordinate=[100, 200])",
                "click(bbox=[0, 100, 200, 300])",
                "click(position='<|point_start|>(100,200)<|point_end|>')",
                "tap(x=100.0, y=200.0)",
            })
    void a_place_may_be_written_in_more_ways(String call) {
        Replies.assertClicksThere("Action: " + call);
    }
}

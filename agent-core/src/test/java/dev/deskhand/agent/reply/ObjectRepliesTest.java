package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.DRAG;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.hotkey;
import static dev.deskhand.agent.reply.Replies.type;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Replies that are JSON: structured output of Holo, function calls as OpenAI writes them, agents' own shapes.
class ObjectRepliesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"click_absolute\",\"x\":100,\"y\":200}",
                "{\"x\":100,\"y\":200}",
                "{\"y\":200,\"x\":100}",
                "{\"action\":\"click\",\"coordinate\":[100,200]}",
                "{\"action\":\"click\",\"point\":{\"x\":100,\"y\":200}}",
                "{\"action\":\"click\",\"point\":\"(100, 200)\"}",
                "{\"action\":\"click\",\"x\":\"10%\",\"y\":\"20%\"}",
                "{\"action\":{\"action\":\"click\",\"element\":\"Save\",\"x\":100,\"y\":200},\"thought\":\"t\",\"note\":\"n\"}",
                "{\"action\":{\"tool_name\":\"click_element\",\"element\":\"Save\",\"x\":100,\"y\":200}}",
                "{\"name\":\"click\",\"arguments\":\"{\\\"point\\\":\\\"<point>100 200</point>\\\"}\"}",
                "{\"id\":\"call_1\",\"type\":\"function\",\"function\":{\"name\":\"click\",\"arguments\":\"{\\\"x\\\":100,"
                        + "\\\"y\\\":200}\"}}",
                "{\"tool_calls\":[{\"function\":{\"name\":\"click\",\"arguments\":{\"x\":100,\"y\":200}}}]}",
                "{\"content\":\"c\",\"toolCall\":{\"name\":\"click\",\"args\":{\"x\":100,\"y\":200}}}",
                "{\"type\":\"computer_call\",\"action\":{\"type\":\"click\",\"x\":100,\"y\":200,\"button\":\"left\"}}",
                "{\"type\":\"tool_use\",\"name\":\"computer\",\"input\":{\"action\":\"left_click\",\"coordinate\":[100,200]}}",
                "{\"action_type\":\"CLICK\",\"position\":[100,200],\"value\":null}",
                "{'action': 'CLICK', 'value': None, 'position': [100, 200]}",
                "{\"click\":{\"x\":100,\"y\":200}}",
                "[{\"action\":\"click\",\"point\":[100,200],\"input_text\":null}]",
                "[{\"point_2d\":[100,200],\"label\":\"Save\"}]",
                "```json\n{\"action\":\"click\",\"x\":100,\"y\":200}\n```",
                "Sure:\n{\"action\":\"click\",\"x\":100,\"y\":200}",
                "{\n  \"action\": \"click\",\n  \"x\": 100,\n  \"y\": 200\n}\n\nThis opens the menu.",
                "Thought: t\nAction: {\"action\":\"click\",\"x\":100,\"y\":200}",
                "Thought: t\nAction:\n```json\n{\"action\":\"click\",\"x\":100,\"y\":200}\n```",
                "<think>{\"action\":\"wait\"}</think>{\"action\":\"click\",\"x\":100,\"y\":200}",
                "<action>{\"action\":\"click\",\"x\":100,\"y\":200}</action>",
                "{\"action\":\"click\",\"coordinate\":[100,200]",
            })
    void a_click_is_read_in_every_shape(String reply) {
        assertMeans(reply, CLICK);
    }

    @Test
    void a_box_acts_at_its_centre() {
        assertThat(read("[{\"bbox_2d\":[0,100,200,300],\"label\":\"Save\"}]")
                        .actions()
                        .getFirst()
                        .targets())
                .extracting(Target::point)
                .containsExactly(Target.at(0.1, 0.2).point());
        assertThat(read("{\"action\":\"click\",\"x1\":0,\"y1\":100,\"x2\":200,\"y2\":300}")
                        .actions()
                        .getFirst()
                        .targets())
                .extracting(Target::point)
                .containsExactly(Target.at(0.1, 0.2).point());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"drag\",\"start\":[100,200],\"end\":[300,400]}",
                "{\"action\":\"drag\",\"start_coordinate\":[100,200],\"coordinate\":[300,400]}",
                "{\"action\":\"drag\",\"from\":{\"x\":100,\"y\":200},\"to\":{\"x\":300,\"y\":400}}",
                "{\"type\":\"drag\",\"path\":[{\"x\":100,\"y\":200},{\"x\":5,\"y\":5},{\"x\":300,\"y\":400}]}",
                "{\"type\":\"drag\",\"path\":[[100,200],[300,400]]}",
                "{\"name\":\"drag_and_drop\",\"args\":{\"start_x\":100,\"start_y\":200,\"end_x\":300,\"end_y\":400}}",
                "{\"name\":\"drag_and_drop\",\"args\":{\"x\":100,\"y\":200,\"destination_x\":300,\"destination_y\":400}}",
                "{\"action\":\"drag\",\"x1\":100,\"y1\":200,\"x2\":300,\"y2\":400}",
                "{\"action\":\"left_click_drag\",\"start_coordinate\":[100,200],\"end_coordinate\":[300,400]}",
            })
    void a_drag_has_two_ends_in_every_shape(String reply) {
        assertMeans(reply, DRAG);
    }

    @Test
    void several_run_in_order() {
        assertMeans("{\"actions\":[{\"type\":\"click\",\"x\":100,\"y\":200},{\"type\":\"wait\"}]}", CLICK, WAIT);
        assertMeans("[{\"action\":\"wait\"},{\"action\":\"click\",\"x\":100,\"y\":200}]", WAIT, CLICK);
        assertMeans("{\"action\":\"wait\"}\n{\"action\":\"click\",\"x\":100,\"y\":200}", WAIT, CLICK);
        assertMeans("{\"action\":\"wait\"},\n{\"action\":\"wait\"}", WAIT, WAIT);
    }

    @Test
    void of_several_places_only_the_first_is_clicked() {
        assertMeans("[{\"point_2d\":[100,200]},{\"point_2d\":[300,400]}]", CLICK);
    }

    @Test
    void texts_and_keys_are_read() {
        assertMeans("{\"action\":\"type\",\"text\":\"a\\tb\\u00e9\"}", type("a\tbé"));
        assertMeans("{\"action\":\"write\",\"content\":\"a\",\"press_enter\":true}", type("a\n"));
        assertMeans("{\"action\":\"type\",\"text\":42}", type("42"));
        assertMeans("{\"type\":\"keypress\",\"keys\":[\"CTRL\",\"+\"]}", hotkey("ctrl +"));
        assertMeans("{\"type\":\"keypress\",\"keys\":[\" \"]}", hotkey("space"));
        assertMeans("{\"action\":\"answer\",\"content\":\"It is 7.\"}", finished("It is 7."));
        assertMeans(
                "{\"action\":\"type\",\"text\":\"a\",\"x\":100,\"y\":200,\"clear\":true}",
                CLICK,
                hotkey("ctrl a"),
                type("a"));
    }

    @Test
    void the_thought_is_the_field_of_that_name() {
        assertThat(read("{\"thought\":\"Go.\",\"action\":\"wait\"}").thought()).isEqualTo("Go.");
        assertThat(read("```json\n{\"thought\":\"Go.\",\"action\":\"wait\"}\n```")
                        .thought())
                .isEqualTo("Go.");
        assertThat(read("{\"content\":\"Go.\",\"toolCall\":{\"name\":\"wait\",\"args\":{}}}")
                        .thought())
                .isEqualTo("Go.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\":\"click\",\"arguments\":\"{bad\"}",
                "{\"name\":\"click\",\"arguments\":\"[1,2\"}",
                "{\"name\":\"click\",\"arguments\":\"100\"}",
                "{\"action\":\"type\",\"text\":[\"a\",\"b\"]}",
                "{\"action\":\"click\",\"x\":100,\"y\":200,\"button\":\"back\"}",
            })
    void arguments_nobody_can_read_are_bad(String reply) {
        assertFault(reply, ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"type\",\"text\":\"hello wor",
                "{\"action\":\"type\",\"text\":\"hello",
                "{\"action\":\"type\",\"text\":\"hello\"",
                "{\"action\":\"click\",\"x\":100,\"y\":20",
                "{\"action\":\"wait\"",
                "{\"actions\":[{\"action\":\"wait\"}",
            })
    void what_may_have_lost_its_end_is_not_acted_on(String reply) {
        assertFault(reply, ReplyFault.Kind.UNTERMINATED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"total\": 7}",
                "{\"name\":\"Home\",\"value\":7}",
                "{\"name\":\"Ann\",\"type\":\"person\"}",
                "I would answer {\"action\":\"wait\"} here.",
                "Thought: {\"action\":\"wait\"}",
                "{\"action\":\"wait\"} would be too slow",
                "[1, 2, 3]",
                "{}",
                "[]",
                "{action}",
            })
    void objects_of_another_kind_and_those_in_prose_are_no_calls(String reply) {
        assertFault(reply, ReplyFault.Kind.NO_ACTION);
    }

    @Test
    void what_is_remembered_beside_an_action_is_not_called() {
        assertMeans("Action: wait()\nMemory:\n[{\"user\": \"Ann\", \"name\": \"click\"}]", WAIT);
    }

    @Test
    void other_faults_are_those_of_every_grammar() {
        assertFault("{\"action\":\"teleport\",\"x\":1,\"y\":2}", ReplyFault.Kind.UNKNOWN_ACTION);
        assertFault("{\"action\":\"click\"}", ReplyFault.Kind.MISSING_COORDINATES);
        assertFault("{\"name\":\"click\",\"arguments\":null}", ReplyFault.Kind.MISSING_COORDINATES);
        assertFault("{\"action\":\"click\",\"coordinate\":[1]}", ReplyFault.Kind.BAD_COORDINATES);
        assertFault("{\"action\":\"click\",\"coordinate\":[null,null]}", ReplyFault.Kind.BAD_COORDINATES);
        assertFault("{\"action\":\"type\",\"text\":\"\"}", ReplyFault.Kind.EMPTY_CONTENT);
    }
}

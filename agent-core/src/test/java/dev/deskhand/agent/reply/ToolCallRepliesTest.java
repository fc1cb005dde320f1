package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.hotkey;
import static dev.deskhand.agent.reply.Replies.type;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `<tool_call>` as Qwen, GUI-Owl, UI-Ins and Fara write it, with JSON or elements inside.
class ToolCallRepliesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\": \"computer_use\", \"arguments\": {\"action\": \"left_click\", \"coordinate\": [100, 200]}}",
                "{\"name\": \"grounding\", \"arguments\": {\"action\": \"click\", \"coordinate\": [100, 200]}}",
                "{\"name\": \"mobile_use\", \"arguments\": {\"action\": \"click\", \"coordinate\": [100, 200]}}",
                "{\"name\": \"click\", \"arguments\": {\"point\": \"<point>100 200</point>\"}}",
                "{\"name\": \"click\", \"parameters\": {\"x\": 100, \"y\": 200}}",
                "{\"name\": \"click\", \"arguments\": \"{\\\"x\\\": 100, \\\"y\\\": 200}\"}",
                "{\"arguments\": {\"coordinate\": [100.0, 2e2], \"action\": \"left_click\"}, \"name\": \"computer_use\"}",
                "{'name': 'computer_use', 'arguments': {'action': 'left_click', 'coordinate': (100, 200)}}",
                "{name: computer_use, arguments: {action: left_click, coordinate: [100, 200]}}",
                "{\"name\": \"left_click\", \"coordinates\": [100, 200]}",
                "{\"action\": \"left_click\", \"coordinate\": [100, 200],}",
                "{\"name\": \"computer_use\", \"arguments\": {\"action\": \"left_click\", \"coordinate\": [100, 200]}}}}",
                "{\"name\": \"computer_use\", \"arguments\": {\"action\": \"left_click\", \"coordinate\": [100, 200]}",
                "{\"name\": \"computer_use\", \"arguments\": {\"action\": \"left_click\", \"coordinate\": [100, 200",
                "click(point='<point>100 200</point>')",
                "<function=computer_use>\n<parameter=action>\nleft_click\n</parameter>\n<parameter=coordinate>\n[100, 200]\n"
                        + "</parameter>\n</function>",
                "<function=click><parameter=x>100</parameter><parameter=y>200</parameter></function>",
                "<function name=\"click\"><parameter name=\"point\">(100,200)</parameter></function>",
                "<invoke name=\"click\"><parameter name=\"point\">(100,200)</parameter></invoke>",
                "<function=click><parameter=point>(100,200)</parameter>",
                "<function=click><parameter=point>(100,200)</function>",
            })
    void a_click_is_read_in_every_spelling(String inside) {
        assertMeans("<tool_call>\n" + inside + "\n</tool_call>", CLICK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}<|im_end|>",
                "<function_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</function_call>",
                "Action: click the button.\n<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call>",
                "Action: `wait` first\n<TOOL_CALL>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</TOOL_CALL>",
                "```xml\n<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call>\n```",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call>\nAction: it opens the menu",
            })
    void its_surroundings_do_not_matter(String reply) {
        assertMeans(reply, CLICK);
    }

    @Test
    void several_are_carried_out_in_order_with_words_between_them() {
        assertMeans(
                "First.\n<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call>\nThen type."
                        + "\n<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"a\"}}"
                        + "\n{\"name\":\"key\",\"arguments\":{\"keys\":[\"ctrl\",\"s\"]}}</tool_call>",
                CLICK,
                type("a"),
                hotkey("ctrl s"));
    }

    @Test
    void what_comes_after_an_invented_result_is_not() {
        assertMeans(
                "<tool_call>{\"name\":\"wait\"}</tool_call>\n<tool_response>ok</tool_response>\n"
                        + "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[1,2]}}</tool_call>",
                WAIT);
    }

    @Test
    void a_later_action_part_counts_instead() {
        assertMeans(
                "Thought: not <tool_call>{\"name\":\"wait\"}</tool_call> again.\nAction: click(point='(100,200)')",
                CLICK);
    }

    @Test
    void the_thought_is_what_stands_before() {
        assertThat(read("Thought: Find it.\nAction: click it\n<tool_call>{\"name\":\"wait\"}</tool_call>")
                        .thought())
                .isEqualTo("Find it.");
        assertThat(read("<think>Hm.</think>\n<tool_call>{\"name\":\"wait\"}</tool_call>")
                        .thought())
                .isEqualTo("Hm.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"hello wor",
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"hello wor}}</tool_call>",
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"hello\"",
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"hello\"}\n</tool_call>",
                "<tool_call><function=type><parameter=text>hello wor",
                "<tool_call><function=type><parameter=text>hello</function></tool_call>",
                "<tool_call><function=type><parameter=text>hello</parameter>",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100, 20",
                "<tool_call>{\"name\":\"computer_use\",\"arguments\":{\"action\":\"ter",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"x\":100, \"y\":20",
                "<tool_call><function=click><parameter=x>100</parameter><parameter=y>20",
            })
    void what_may_have_lost_its_end_is_not_acted_on(String reply) {
        assertFault(reply, ReplyFault.Kind.UNTERMINATED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<tool_call></tool_call>",
                "<tool_call>wait</tool_call>",
                "<tool_call>{\"name\": }</tool_call>",
                "<tool_call>{\"name\":\"click\",\"arguments\":\"{bad\"}</tool_call>",
                "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200] x}}</tool_call>",
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":{\"a\":1}}}</tool_call>",
                "<tool_call><function=type>text<parameter=text>a</parameter></function></tool_call>",
            })
    void what_nobody_can_read_has_bad_arguments(String reply) {
        assertFault(reply, ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void an_action_nobody_knows_is_named() {
        Reply reply =
                read("<tool_call>{\"name\":\"computer_use\",\"arguments\":{\"action\":\"teleport\"}}</tool_call>");

        assertThat(reply.faults()).extracting(ReplyFault::kind).containsExactly(ReplyFault.Kind.UNKNOWN_ACTION);
        assertThat(reply.faults().getFirst().message()).contains("teleport");
        assertFault(
                "<tool_call>{\"name\":\"computer_use\",\"arguments\":{}}</tool_call>", ReplyFault.Kind.UNKNOWN_ACTION);
    }

    @Test
    void texts_are_decoded_as_json_decodes_them() {
        assertMeans(
                typing("it's \\\"fine\\\"\\n\\u00e4\\ud83d\\ude00 C:\\\\dir \\/"),
                type("it's \"fine\"\nä😀 C:\\dir /"));
        assertMeans(typing("a\\n"), type("a\n"));
        assertMeans(typing("line\nbreak"), type("line\nbreak"));
        assertMeans(typing("say \"hi\", then"), type("say \"hi\", then"));
        assertMeans(typing("</tool_call><tool_call>{}"), type("</tool_call><tool_call>{}"));
    }

    private static String typing(String text) {
        return "<tool_call>{\"name\":\"computer_use\",\"arguments\":{\"action\":\"type\",\"text\":\"" + text
                + "\"}}</tool_call>";
    }

    @Test
    void texts_in_elements_are_taken_as_they_are() {
        assertMeans(
                "<tool_call><function=computer_use><parameter=action>type</parameter><parameter=text>\nC:\\new <b>\n\n"
                        + "</parameter></function></tool_call>",
                type("C:\\new <b>\n"));
    }

    @Test
    void every_verb_of_the_computer_use_function_is_understood() {
        assertMeans(calling("'action':'key','keys':['ctrl','shift','t']"), hotkey("ctrl shift t"));
        assertMeans(calling("'action':'mouse_move','coordinate':[100,200]"), new Action.MouseMove(Target.at(0.1, 0.2)));
        assertMeans(
                calling("'action':'left_click_drag','coordinate':[100,200]"),
                new Action.MouseDown(null),
                new Action.MouseMove(Target.at(0.1, 0.2)),
                new Action.MouseUp(null));
        assertMeans(
                calling("'action':'left_click_drag','start_coordinate':[100,200],'coordinate':[300,400]"),
                Replies.DRAG);
        assertMeans(
                calling("'action':'triple_click','coordinate':[100,200]"), Replies.click(Action.Click.Variety.TRIPLE));
        assertMeans(calling("'action':'terminate','status':'success'"), finished(""));
        assertMeans(calling("'action':'terminate','status':'failure'"), new Action.CallUser(""));
        assertMeans(calling("'action':'answer','text':'42'"), finished("42"));
        assertMeans(calling("'action':'interact','text':'Log in'"), new Action.CallUser("Log in"));
        assertMeans(calling("'action':'open','text':'Maps'"), new Action.OpenApp("Maps"));
    }

    private static String calling(String arguments) {
        return "<tool_call>\n{\"name\": \"computer_use\", \"arguments\": {" + arguments.replace('\'', '"')
                + "}}\n</tool_call>";
    }

    @Test
    void the_buttons_of_a_phone_are_actions_of_their_own() {
        assertMeans(
                "<tool_call>{\"name\":\"mobile_use\",\"arguments\":{\"action\":\"system_button\",\"button\":\"Enter\"}}"
                        + "</tool_call>",
                hotkey("enter"));
        assertMeans(
                "<tool_call>{\"name\":\"mobile_use\",\"arguments\":{\"action\":\"swipe\",\"coordinate\":[100,200],"
                        + "\"coordinate2\":[300,400]}}</tool_call>",
                new Action.Swipe(Target.at(0.1, 0.2), Target.at(0.3, 0.4)));
    }
}

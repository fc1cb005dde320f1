package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.DRAG;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.type;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `<seed:tool_call>` with functions as elements, as UI-TARS 2 and Seed write it.
class ElementRepliesTest {
    private static final String POINT = "<parameter=point><point>100 200</point></parameter>";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<seed:tool_call><function=click>" + POINT + "</function></seed:tool_call>",
                "<seed:tool_call>\n<function=click>\n" + POINT + "\n</function>\n</seed:tool_call>\n",
                "<gui_think>click?</gui_think>\n<seed:tool_call><function=click>" + POINT
                        + "</function></seed:tool_call>",
                "<function=click>" + POINT + "</function>",
                "<seed:tool_call><function=click>" + POINT + "</seed:tool_call>",
                "<seed:tool_call><function=click>" + POINT,
                "<seed:tool_call><function=click><parameter=point><point>100 200</point>",
                "<seed:tool_call><function=CLICK>" + POINT + "</function>",
            })
    void a_click_is_read_with_and_without_its_endings(String reply) {
        assertMeans(reply, CLICK);
    }

    @Test
    void functions_of_one_call_run_in_order() {
        assertMeans(
                "<seed:tool_call><function=drag><parameter=start_point><point>100 200</point></parameter>"
                        + "<parameter=end_point><point>300 400</point></parameter></function><function=wait></function>"
                        + "</seed:tool_call>",
                DRAG,
                WAIT);
    }

    @Test
    void the_layout_around_a_text_is_no_part_of_it() {
        assertMeans(typing("hello"), type("hello"));
        assertMeans(typing("\nhello\nworld\n"), type("hello\nworld"));
        assertMeans(typing("\r\nhello\r\n"), type("hello"));
        assertMeans(typing(" hello "), type(" hello "));
    }

    @Test
    void a_text_submits_as_the_prompt_says() {
        assertMeans(typing("hello\\n"), type("hello\n"));
        assertMeans(typing("hello\n\n"), type("hello\n"));
        assertMeans(typing("C:\\Users"), type("C:\\Users"));
    }

    @Test
    void what_looks_like_a_call_in_a_text_is_text() {
        assertMeans(
                typing("<function=wait></function>\nAction: wait()\n<think>a</think>"),
                type("<function=wait></function>\nAction: wait()\n<think>a</think>"));
    }

    private static String typing(String text) {
        return "<seed:tool_call><function=type><parameter=content>" + text + "</parameter></function></seed:tool_call>";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<seed:tool_call><function=type><parameter=content>hel",
                "<seed:tool_call><function=type><parameter=content>hello</function></seed:tool_call>",
                "<seed:tool_call><function=finished><parameter=content>hello</parameter>",
                "<seed:tool_call><function=wait>",
                "<seed:tool_call><function=click><parameter=point><point>100 20",
            })
    void what_has_no_clear_end_is_not_acted_on(String reply) {
        assertFault(reply, ReplyFault.Kind.UNTERMINATED);
    }

    @Test
    void what_is_missing_is_said() {
        assertFault(
                "<seed:tool_call><function=click></function></seed:tool_call>", ReplyFault.Kind.MISSING_COORDINATES);
        assertFault("<seed:tool_call><function=fly></function></seed:tool_call>", ReplyFault.Kind.UNKNOWN_ACTION);
        assertFault("<seed:tool_call>click</seed:tool_call>", ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void the_think_tag_has_a_suffix_of_its_own() {
        Reply reply =
                read("<think_never_used_51bce0c7>Go.</think_never_used_51bce0c7><seed:tool_call><function=finished>"
                        + "<parameter=content>Done.</parameter></function></seed:tool_call>");

        assertThat(reply.thought()).isEqualTo("Go.");
        assertThat(reply.actions()).containsExactly(finished("Done."));
    }
}

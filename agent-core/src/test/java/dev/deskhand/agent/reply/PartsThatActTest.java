package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Where several parts of a reply could act, the last one does.
class PartsThatActTest {
    private static final String KEYWORD = "Action: click(point='(100,200)')\n";
    private static final String TOOL_CALL =
            "<tool_call>{\"name\":\"click\",\"arguments\":{\"point\":[100,200]}}</tool_call>\n";
    private static final String OBJECT = "{\"action\":\"click\",\"point\":[100,200]}\n";
    private static final String CODE = "```python\npyautogui.click(100, 200)\n```\n";

    @Test
    void a_later_part_of_another_kind_counts() {
        assertMeans("Action: wait()\n" + TOOL_CALL, CLICK);
        assertMeans("Action: wait()\n\n" + OBJECT, CLICK);
        assertMeans("{\"action\":\"wait\"}\nNo:\n" + KEYWORD, CLICK);
        assertMeans("```\nwait()\n```\nNo:\n" + TOOL_CALL, CLICK);
        assertMeans("<tool_call>{\"name\":\"wait\"}</tool_call>\nNo:\n" + CODE, CLICK);
    }

    @Test
    void words_after_a_keyword_take_nothing_back() {
        assertMeans(TOOL_CALL + "Action: it is clicked now", CLICK);
        assertMeans(CODE + "Action: that was it", CLICK);
        assertMeans(OBJECT + "Action: none", CLICK);
        assertFault(KEYWORD + "Action: none", ReplyFault.Kind.NO_ACTION);
    }

    @Test
    void words_after_a_keyword_announce_what_follows() {
        assertMeans("Thought: t\nAction: Click it.\n" + TOOL_CALL, CLICK);
        assertMeans("Thought: t\nAction: Click it.\n" + OBJECT, CLICK);
        assertMeans("Thought: t\nAction: Click it.\n" + CODE, CLICK);
        assertThat(read("Thought: t\nAction: Click it.\n" + CODE).thought()).isEqualTo("t");
    }

    @Test
    void what_was_thought_before_a_tag_of_thinking_closes_is_not_called() {
        assertFault(TOOL_CALL + "</think>", ReplyFault.Kind.NO_ACTION);
        assertFault(CODE + "</think>\nI shall see.", ReplyFault.Kind.NO_ACTION);
        assertMeans("Action: wait()\n</think>\n" + OBJECT, CLICK);
        assertMeans("◁think▷" + OBJECT + "◁/think▷" + KEYWORD.replace("click(point='(100,200)')", "wait()"), WAIT);
    }

    @Test
    void what_a_model_remembers_is_not_called() {
        assertMeans(KEYWORD + "Memory:\n[{\"action\":\"wait\"}]", CLICK);
        assertMeans(TOOL_CALL + "**Memory**:\nAction: wait()", CLICK);
        assertMeans("Memory: none\n" + KEYWORD, CLICK);
    }

    @Test
    void what_a_model_makes_up_after_its_turn_is_not_called() {
        assertMeans(TOOL_CALL + "<tool_response>\n" + OBJECT + "</tool_response>\nAction: wait()", CLICK);
        assertMeans(KEYWORD + "<|im_end|>\n<|im_start|>user\nAction: wait()", CLICK);
    }

    @Test
    void a_faulty_part_is_told_and_what_follows_it_in_the_same_part_must_not_run() {
        Reply reply = read("<tool_call>{\"name\":\"wait\"}</tool_call><tool_call>{bad</tool_call>" + TOOL_CALL);

        assertThat(reply.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.after()).isEqualTo(1));
        assertThat(reply.actions().getFirst()).isEqualTo(WAIT);
    }
}

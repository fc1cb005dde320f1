package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A megabyte of anything is read in time linear in its length. Counted in characters looked at, so that
/// the result does not depend on what else the computer does; the time limit is only there to end what
/// would not.
class HostileRepliesTest {
    private static final int MEGABYTE = 1 << 20;

    /// Far above what any of these needs; a quadratic reader needs hours.
    private static final Duration LONGEST = Duration.ofSeconds(60);

    /// Looks per character; a plain reply needs about ten.
    private static final int MOST_LOOKS = 400;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "<tool_call>a<arg_key>",
                "<tool_call>a<arg_key>k</arg_key><arg_value>",
                "Action: CLICK [",
                " ",
                "\n",
                "\0",
                "\ud800",
                "'",
                "\"",
                "'a ",
                "\"' ",
                "‘a “",
                "\\",
                "\\'",
                "(",
                ")",
                "[",
                ",",
                "=",
                "#",
                "#\n",
                "*",
                "_",
                "`",
                "```",
                "1. ",
                "1,",
                "<",
                "<|",
                "<|a|>",
                "</",
                "</a>",
                "<computer_env>",
                "[EOS]",
                "<think",
                "<think>",
                "</think>",
                "<think></think>",
                "</think>\nAction: wait()\n",
                "Action",
                "Action:",
                "Action:#",
                "Action: \n",
                "a Action: ",
                "**Action:** ",
                "Thought:",
                "Thought:\n",
                "Reflection: a\nAction_Summary: b\n",
                "click(",
                "click (",
                "click(1,",
                "click(start_box=1,",
                "click(start_box='",
                "click(start_box='\n",
                "wait() ",
                "wait()\n",
                "wait() x\n",
                "Action: wait()\n",
                "Action: wait() x\n",
                "Action: foo(",
                "Action: foo(content='\n",
                "Action: wait()\nfoo(content='\n",
                "Action: type ('a\n",
                "Action: type(content='\n",
                "a Action: type(content='",
                ". Action: type(content='a'",
                "type(content='a') x\n",
                "type(content='a')\n",
                "type(content='",
                "type(content=\"'\n",
                "type(content=a, b",
                "hotkey(+",
                "hotkey(key='a+'",
                "menu(File) ",
                "start_box='(1,2)', ",
                "', content=",
                "')",
                "') ",
                "')\n",
                "'  ,  ",
                "'\n\n",
                "a_",
                "{",
                "{\"",
                "{\"a",
                "{\"a\":",
                "{\"a\":\"",
                "{\"a\":1}\n",
                "\n{\"a\":\"b\n",
                "\n{'a': 'b', ",
                "[{",
                "[[",
                "\n[{\"a\":[",
                "\" \"",
                "\",\"a\"",
                "<tool_call>",
                "<tool_call>{",
                "<tool_call>{\"name\":\"wait\"}</tool_call>\n",
                "<tool_call>{\"name\":\"type\",\"arguments\":{\"text\":\"",
                "<tool_call>type(content='",
                "<seed:tool_call>",
                "<function=",
                "<function=a>",
                "<function=type><parameter=content>",
                "<function=wait></function>",
                "<parameter=a>b</parameter>",
                "<answer>",
                "<answer>do(action=\"Type\", text=\"",
                "<answer>a</answer>",
                "<|begin_of_box|>",
                "<|begin_of_box|>(1",
                "<tool_response>",
                "```python\n",
                "```python\nwait()\n",
                "```\nwait()\n```",
                "```\ntype(content='a\n```",
                "```\ntype(content='a') x\n```",
                "```\nwait()\nx\n```",
                "pyautogui.",
                "pyautogui.write('''",
                "\npyautogui.write('a')",
                "Action: ```",
                "Action: {",
                "Action: {\"a\":\"",
                "Action: (1",
                "action:CLICK\t",
                "action:CLICK\tpoint:1,2\n",
                "Memory:\n",
                "<ref>",
                "<point>",
                "◁think▷",
                "◁/think▷",
                "Grounded Operation:",
            })
    void takes_time_linear_in_its_length(String piece) {
        for (String start : new String[] {"", "Action: ", "Action: type(content='", "Thought: ", "Action: click("}) {
            for (String end : new String[] {"", "', content='x') foo", "')\n"}) {
                assertTimeoutPreemptively(LONGEST, () -> isLinear(start, piece, end), start + piece);
            }
        }
    }

    private static void isLinear(String start, String piece, String end) {
        long half = looks(start + piece.repeat(MEGABYTE / 32 / piece.length()) + end);
        long whole = looks(start + piece.repeat(MEGABYTE / 16 / piece.length()) + end);

        assertThat(whole).isLessThan(half * 5 / 2 + 10_000).isLessThan((long) MEGABYTE / 16 * MOST_LOOKS);
    }

    private static long looks(String text) {
        Source source = new Source(text);
        assertThat(Outline.of(source)).isNotNull();
        return source.reads();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Action: click(1, 1, 1",
                "Action: click(start_box=1, 1, 1",
                "Action: hotkey(a + b",
                "Action: wait(1            ",
                "Thought: a\nReflection: ",
                "``` <computer_env> ```",
                "wait()\n",
                "type(content='a')\n",
            })
    void a_megabyte_is_understood_as_quickly_as_it_is_read(String piece) {
        String text = piece + piece.substring(piece.length() / 2).repeat(2 * MEGABYTE / piece.length());

        Reply reply = assertTimeoutPreemptively(LONGEST, () -> TextReplyReaderTest.read(text));

        assertThat(reply.actions().size() + reply.faults().size()).isPositive();
    }

    @Test
    void a_box_too_great_to_have_a_centre_is_a_fault() {
        Reply reply = new TextReplyReader()
                .read(
                        "Action: click(start_box='[1.7e308,1,1.7e308,1]')",
                        new CoordinateSpace.Unit(AxisOrder.XY),
                        new Size(640, 480));

        assertThat(reply.actions()).isEmpty();
        assertThat(reply.faults()).extracting(ReplyFault::kind).containsExactly(ReplyFault.Kind.BAD_COORDINATES);
    }

    @Test
    void a_text_too_long_to_type_is_a_fault() {
        TextReplyReaderTest.assertFault(
                "Action: type(content='" + "x".repeat(MEGABYTE + 1) + "')", ReplyFault.Kind.BAD_ARGUMENTS);
    }
}

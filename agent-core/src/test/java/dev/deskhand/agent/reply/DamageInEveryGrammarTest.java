package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The promises of [DamagedRepliesTest] for replies of every grammar: what breaks on the way never becomes
/// another action, half a text is never typed, and what is thought or typed is never called.
class DamageInEveryGrammarTest {
    private static final List<String> JUNK = List.of(
            "'", "\"", "(", ")", "{", "}", "[", "]", ",", ":", "=", "\\", "\n", "\0", "\ud800", "<", "</s>", "<think>",
            "```");

    private static final List<String> PIECES = List.of("""
            <tool_call> </tool_call> {"name":"click", "arguments":{ "action":"type" "text":"a " } ] [1,2] : , <function=type> \
            <parameter=content> </parameter> </function> <seed:tool_call> <answer> </answer> do(action="Tap", element= ) \
            <|begin_of_box|> <|end_of_box|> ```python ``` pyautogui.write(' pyautogui.click(1,2) DONE Memory: [{ }] <point> \
            action:CLICK \t point:1,2 \n Action: {"x":1,"y":2} null "path":[[1,2],[3,4]] <think> </think> \\u 50% ( ' "\
            """.split(" ", -1));

    /// One of every grammar, with a text and with words that look like a drag, which none of them means.
    static Stream<String> replies() {
        return Stream.of(
                "<think>drag(1, 2, 3, 4)</think><tool_call>{\"name\": \"computer_use\", \"arguments\": {\"action\": \"type\","
                        + " \"text\": \"say \\\"hi\\\", {'a': [1, 2]} drag(1,2,3,4)\"}}</tool_call>",
                "Action: drag it\n<tool_call>\n{\"name\":\"click\",\"arguments\":{\"coordinate\":[100, 200]}}\n</tool_call>"
                        + "\n<tool_call>\n{\"name\":\"wait\",\"arguments\":{\"time\":3}}\n</tool_call>",
                "<think_x>drag</think_x><seed:tool_call><function=type><parameter=content>a <function=drag> b</parameter>"
                        + "</function><function=click><parameter=point><point>100 200</point></parameter></function>"
                        + "</seed:tool_call>",
                "<tool_call>\n<function=computer_use>\n<parameter=action>\ntype\n</parameter>\n<parameter=text>\ndrag(1,2,3,4)\n"
                        + "</parameter>\n</function>\n</tool_call>",
                "<think>drag(1,2,3,4)</think>\n<answer>\nIt took no Action: drag(1, 2, 3, 4) at all.\n</answer>",
                "<think>a</think><answer>do(action=\"Type\", text=\"drag(1,2,3,4), do(action='Drag')\")</answer>",
                "<think>a</think><answer>finish(message=\"No drag(1,2,3,4) here.\")</answer>",
                "Look.\n<|begin_of_box|>type(content='drag(1,2,3,4)')<|end_of_box|>\nMemory:\n[{\"name\": \"drag\"}]",
                "## Thought:\nNo drag(1,2,3,4) now.\n## Action:\nWrite.\n## Code:\n```python\npyautogui.write(message='drag(1,2,3,4)')\n"
                        + "pyautogui.click(x=100, y=200)\n```",
                "{\"thought\": \"drag(1,2,3,4)\", \"action\": \"type\", \"text\": \"{\\\"action\\\":\\\"drag\\\"}\"}",
                "{'action': 'click', 'position': [100, 200], 'value': None}",
                "<THINK>drag</THINK>\nexplain:drag(1,2,3,4)\taction:TYPE\tvalue:drag(1,2,3,4)\tsummary:typed\n");
    }

    @ParameterizedTest
    @MethodSource("replies")
    void a_reply_cut_anywhere_says_nothing_else(String reply) {
        List<Action> whole = TextReplyReaderTest.read(reply).actions();
        assertThat(whole).isNotEmpty();

        List<String> wrong = IntStream.range(0, reply.length())
                .mapToObj(length -> reply.substring(0, length))
                .filter(cut -> !whole.containsAll(TextReplyReaderTest.read(cut).actions()))
                .toList();

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("replies")
    void junk_anywhere_calls_up_no_other_kind_of_action(String reply) {
        Set<ActionKind> kinds = EnumSet.copyOf(kinds(reply));
        if (reply.contains("<answer>")) {
            // What is no call there is an answer.
            kinds.add(ActionKind.FINISHED);
        }

        List<String> wrong = JUNK.stream()
                .flatMap(junk -> IntStream.rangeClosed(0, reply.length())
                        .mapToObj(at -> reply.substring(0, at) + junk + reply.substring(at)))
                .filter(damaged -> !kinds.containsAll(kinds(damaged)))
                .toList();

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("replies")
    void a_character_lost_anywhere_calls_up_no_drag(String reply) {
        List<String> wrong = IntStream.range(0, reply.length())
                .mapToObj(at -> reply.substring(0, at) + reply.substring(at + 1))
                .filter(damaged -> kinds(damaged).contains(ActionKind.DRAG))
                .toList();

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
    void no_text_at_all_makes_the_reader_throw(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int count = random.nextInt(24); count > 0; count--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            Reply reply = TextReplyReaderTest.read(text.toString());

            assertThat(reply.actions().size() + reply.faults().size())
                    .as(text.toString())
                    .isPositive();
            assertThat(reply.faults())
                    .allMatch(fault -> fault.after() <= reply.actions().size());
        }
    }

    private static Set<ActionKind> kinds(String reply) {
        return TextReplyReaderTest.read(reply).actions().stream()
                .map(Action::kind)
                .collect(Collectors.toSet());
    }
}

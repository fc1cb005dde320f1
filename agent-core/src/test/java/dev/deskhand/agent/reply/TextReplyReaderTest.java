package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What no case of `cases/parser.jsonl` says: the rules behind them, and their borders.
class TextReplyReaderTest {
    private static final Action CLICK = new Action.Click(Target.at(0.1, 0.2), Action.Click.Variety.LEFT);
    private static final Action WAIT = new Action.Wait(null);

    @Nested
    class The_action_part {
        @Test
        void begins_at_the_last_keyword() {
            Reply reply = read("Thought: a\nAction: wait()\n\nThought: b\nAction: click(start_box='(100,200)')");

            assertThat(reply.actions()).containsExactly(CLICK);
            assertThat(reply.thought()).isEqualTo("b");
        }

        @Test
        void does_not_begin_inside_what_is_typed() {
            assertThat(typed("Action: type(content='Action: wait()')")).isEqualTo("Action: wait()");
            assertThat(typed("Action: type(content='see\nAction: wait()')")).isEqualTo("see\nAction: wait()");
        }

        @Test
        void does_not_begin_inside_a_quotation() {
            assertThat(read("Thought: It says \"Action: wait()\" there").actions())
                    .isEmpty();
            assertThat(read("Thought: It says “Action: wait()”. Odd.").actions())
                    .isEmpty();
        }

        @Test
        void does_not_begin_in_the_midst_of_a_sentence_that_goes_on() {
            assertThat(read("Thought: maybe Action: wait() later").actions()).isEmpty();
            assertThat(read("Thought: Hm. Action: wait() would be too slow").actions())
                    .isEmpty();
        }

        @Test
        void may_begin_in_the_midst_of_a_line_that_ends_with_it() {
            assertThat(read("Thought: Go Action: wait()").actions()).containsExactly(WAIT);
            assertThat(read("Thought: I don't mind. Action: wait()").actions()).containsExactly(WAIT);
        }

        @Test
        void is_empty_where_the_last_keyword_is_followed_by_no_call() {
            assertFault("Action: wait()\nAction: none", ReplyFault.Kind.NO_ACTION);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "ACTION: wait()",
                    "Actions: wait()",
                    "Action: WAIT",
                    "Action: wait\n",
                    "action ： wait()",
                    "**Action**: wait()",
                    "__Action:__ wait()",
                    "### Action: wait()",
                    "- Action: wait()",
                    "Action: `wait()`",
                    "`Action: wait()`",
                    "Action:\n```python\nwait()\n```",
                    "```\nAction: wait()\n```",
                    "Action: wait().",
                    "Action: wait();",
                    "Action: wait()[EOS]",
                    "Action: wait()<|im_end|>",
                    "Action: wait()</s>",
                    "Action: wait() # type(content='x')",
                    "Action: wait()\n\nThat should do.",
                    "<computer_env>\nAction: wait()\n</computer_env>",
                    "Action: Wait ( )",
                })
        void is_found_in_any_dress(String text) {
            assertThat(read("Thought: Go.\n" + text).actions()).containsExactly(WAIT);
        }
    }

    @Nested
    class Without_the_keyword {
        @Test
        void calls_on_lines_of_their_own_count_when_they_end_the_text() {
            assertThat(read("Thought: I press it.\nclick(start_box='(100,200)')")
                            .actions())
                    .containsExactly(CLICK);
            assertThat(read("Sure:\n1. click(start_box='(100,200)')\n2. wait()").actions())
                    .containsExactly(CLICK, WAIT);
        }

        @Test
        void calls_that_start_the_text_count_too() {
            assertThat(read("click(start_box='(100,200)')\n\nThis opens the menu.")
                            .actions())
                    .containsExactly(CLICK);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "menu(File)",
                    "Open menu(File) and click(Save).",
                    "To save, use click(start_box='(100,200)')",
                    "Thought: click(start_box='(100,200)')",
                    "Thought: The plan:\nclick(start_box='(100,200)')\nand then we shall see.",
                    "I would\nclick(start_box='(100,200)') there",
                })
        void calls_in_prose_are_only_talked_about(String text) {
            assertFault(text, ReplyFault.Kind.NO_ACTION);
        }
    }

    @Nested
    class Thinking {
        @Test
        void in_tags_is_the_thought_where_nothing_else_is() {
            assertThat(read("<think>Find it.</think>\nAction: wait()").thought())
                    .isEqualTo("Find it.");
        }

        @Test
        void that_is_never_closed_is_all_there_is() {
            Reply reply = read("<think>Perhaps Action: wait()");

            assertThat(reply.actions()).isEmpty();
            assertThat(reply.thought()).isEqualTo("Perhaps Action: wait()");
        }

        @Test
        void that_was_opened_by_the_server_ends_at_its_closing_tag() {
            assertThat(read("Perhaps.\nAction: wait()\n</think>\nAction: click(start_box='(100,200)')")
                            .actions())
                    .containsExactly(CLICK);
            assertThat(read("Perhaps.\nAction: wait()\n</think>\n").actions()).isEmpty();
        }

        @Test
        void may_come_in_tags_with_any_suffix_and_more_than_once() {
            Reply reply = read("<thinking>a</thinking><think_7f>Action: wait()</think_7f>\n"
                    + "Action: click(start_box='(100,200)')");

            assertThat(reply.actions()).containsExactly(CLICK);
        }

        @Test
        void after_a_call_is_not_run() {
            assertThat(read("Action: wait()\n<think>click(start_box='(100,200)')</think>")
                            .actions())
                    .containsExactly(WAIT);
        }

        @Test
        void tags_in_what_is_typed_are_text() {
            assertThat(typed("Action: type(content='<think>a</think>')")).isEqualTo("<think>a</think>");
        }

        @Test
        void reflection_and_summary_are_told_apart_from_the_thought() {
            Reply reply = read("**Reflection:** It failed.\nThought: Try again.\nAction: wait()");

            assertThat(reply.reflection()).isEqualTo("It failed.");
            assertThat(reply.thought()).isEqualTo("Try again.");
            assertThat(read("Thought: long\nAction_Summary: short\nAction: wait()")
                            .thought())
                    .isEqualTo("short");
        }

        @Test
        void without_a_keyword_is_the_prose_before_the_call() {
            assertThat(read("It is there.\nAction: wait()").thought()).isEqualTo("It is there.");
        }
    }

    @Nested
    class Keys_and_details {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "hotkey(key='ctrl alt delete')",
                    "hotkey(ctrl alt delete)",
                    "hotkey(hotkey='ctrl+alt+delete')",
                    "hotkey(keys=['ctrl','alt','delete'])",
                    "hotkey('ctrl', 'alt', 'delete')",
                    "hotkey(key=\"Ctrl Alt Delete\")",
                    "hotkey(key='ctrl-alt-delete')",
                    "hotkey(key='Ctrl, Alt, Delete')",
                })
        void name_keys_in_many_ways(String call) {
            assertThat(read("Action: " + call).actions())
                    .containsExactly(new Action.Hotkey(KeyChord.parse("ctrl alt delete")));
        }

        @Test
        void scroll_by_notches_where_a_number_is_given() {
            assertThat(read("Action: scroll(point='<point>100 200</point>', direction='Down', step=3)")
                            .actions())
                    .containsExactly(new Action.Scroll(Target.at(0.1, 0.2), Direction.DOWN, 3));
            assertThat(read("Action: scroll(100, 200, 'left')").actions())
                    .containsExactly(new Action.Scroll(Target.at(0.1, 0.2), Direction.LEFT, null));
        }

        @Test
        void wait_that_many_seconds() {
            assertThat(read("Action: wait(2.5)\nwait(duration='3 s')\nsleep(seconds=0)")
                            .actions())
                    .containsExactly(
                            new Action.Wait(Duration.ofMillis(2500)),
                            new Action.Wait(Duration.ofSeconds(3)),
                            new Action.Wait(Duration.ZERO));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "hotkey()",
                    "hotkey(key='')",
                    "scroll(start_box='(1,2)')",
                    "scroll(direction='sideways')",
                    "scroll(direction='up', step=0)",
                    "scroll(direction='up', step=1000)",
                    "wait(time='soon')",
                    "wait(time=-1)",
                    "wait(time='NaN')",
                    "navigate()",
                    "open_app()",
                })
        void outside_their_limits_are_bad_arguments(String call) {
            assertFault("Action: " + call, ReplyFault.Kind.BAD_ARGUMENTS);
        }

        @Test
        void that_need_nothing_else_are_their_name() {
            assertThat(read("Action: navigate_back()\ntake_screenshot()").actions())
                    .containsExactly(
                            new Action.Simple(ActionKind.NAVIGATE_BACK), new Action.Simple(ActionKind.SCREENSHOT));
        }
    }

    @Nested
    class A_fault {
        @Test
        void says_after_how_many_calls_it_came_and_leaves_them_standing() {
            Reply reply = read("Action: wait()\nclick(start_box='=')\ntype(content='x')\nteleport()");

            assertThat(reply.actions()).hasSize(2);
            assertThat(reply.faults()).extracting(ReplyFault::after).containsExactly(1, 2);
            assertThat(reply.faults())
                    .extracting(ReplyFault::kind)
                    .containsExactly(ReplyFault.Kind.BAD_COORDINATES, ReplyFault.Kind.UNKNOWN_ACTION);
        }

        @Test
        void is_all_there_is_where_more_is_asked_than_anyone_means() {
            assertFault("Action: " + "wait()\n".repeat(Draft.MOST_CALLS + 1), ReplyFault.Kind.BAD_ARGUMENTS);
            assertThat(read("Action: " + "wait()\n".repeat(Draft.MOST_CALLS)).actions())
                    .hasSize(Draft.MOST_CALLS);
            assertFault("Action: wait()\n".repeat(Draft.MOST_PARTS + 1), ReplyFault.Kind.NO_ACTION);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "type(content='secret",
                    "type(content=secret and (more)",
                    "finished(content='secret') then 'secret'",
                    "navigate(url='secret",
                    "click(start_box='secret')",
                    "hotkey(key='secret', 'secret",
                    "scroll(direction='secret')",
                    "wait(time='secret')",
                })
        void never_quotes_what_was_written(String call) {
            assertThat(read("Action: " + call).faults())
                    .isNotEmpty()
                    .allSatisfy(fault ->
                            assertThat(fault.message()).doesNotContain("secret").endsWith("."));
        }
    }

    static Reply read(String text) {
        return new TextReplyReader().read(text, CoordinateSpace.Grid.THOUSANDTHS, new Size(1920, 1080));
    }

    static String typed(String text) {
        List<Action> actions = read(text).actions();
        assertThat(actions).hasSize(1);
        return ((Action.Type) actions.getFirst()).content();
    }

    static void assertFault(String text, ReplyFault.Kind kind) {
        Reply reply = read(text);
        assertThat(reply.actions()).isEmpty();
        assertThat(reply.faults()).extracting(ReplyFault::kind).containsExactly(kind);
    }
}

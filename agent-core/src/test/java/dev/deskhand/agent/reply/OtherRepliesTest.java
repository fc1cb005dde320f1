package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.click;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.type;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Target;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The smaller grammars: answers and environments in tags, boxes, `do(…)`, fields between tabs, places alone.
class OtherRepliesTest {
    @Nested
    class An_answer {
        @Test
        void ends_the_run_with_its_words() {
            assertMeans("<answer>Total is 7</answer>", finished("Total is 7"));
            assertMeans("<think>a</think>\n<answer>\nOne.\n\n- two <b>\n</answer>\n", finished("One.\n\n- two <b>"));
            assertMeans("<answer></answer>", finished(""));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "<answer>wait()</answer>",
                    "<answer>Use click(start_box='(1,2)').</answer>",
                    "<answer>Action: wait()</answer>",
                    "<answer>{\"total\": 7}</answer>",
                    "<answer><tool_call>{\"name\":\"wait\"}</tool_call></answer>",
                })
        void may_talk_of_calls(String reply) {
            String words = reply.substring("<answer>".length(), reply.length() - "</answer>".length());

            assertMeans(reply, finished(words));
        }

        @Test
        void that_is_cut_does_not_end_the_run() {
            assertFault("<think>a</think><answer>Total is", ReplyFault.Kind.UNTERMINATED);
            assertFault("<answer>Total is 7</answ", ReplyFault.Kind.UNTERMINATED);
        }

        @Test
        void may_be_an_object_that_means_an_action() {
            assertMeans("<answer>[{'action': 'click', 'point': [100, 200], 'input_text': None}]</answer>", CLICK);
        }
    }

    @Nested
    class An_environment {
        @Test
        void holds_calls() {
            assertMeans("<computer_env>\nclick(point='<point>100 200</point>')\n</computer_env>", CLICK);
            assertMeans("<Output>\nAction: wait()\n</Output>", WAIT);
            assertMeans("<Output>wait()</Output>", WAIT);
        }

        @Test
        void comes_after_the_thought_of_its_kind() {
            Reply reply =
                    read("<Thought>a\nwait()\nb</Thought>\nAction_Summary: c\nAction: click(start_box='(100,200)')\n"
                            + "</Output>");

            assertThat(reply.thought()).isEqualTo("a\nwait()\nb");
            assertThat(reply.actions()).containsExactly(CLICK);
        }
    }

    @Nested
    class A_box {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "I see.\n<|begin_of_box|>left_click(start_box='[100,200]', element_info='Save')<|end_of_box|>\n"
                            + "Memory:\n[{\"name\": \"click\"}]",
                    "Action: <|begin_of_box|>left_click(start_box='[100,200]')<|end_of_box|>",
                    "<|begin_of_box|>left_click(start_box='[100,200]')",
                    "<|begin_of_box|>[[100,200]]<|end_of_box|>\nMemory: []",
                    "<|begin_of_box|>{\"action\":\"click\",\"point\":[100,200]}<|end_of_box|>",
                    "left_click(start_box='[100,200]', element_info='Save \\'as\\'')\nMemory:\n[]",
                })
        void holds_a_call_or_a_place(String reply) {
            assertMeans(reply, CLICK);
        }

        @Test
        void may_hold_a_single_word() {
            assertMeans("<|begin_of_box|>DONE<|end_of_box|>", finished(""));
            assertMeans("<|begin_of_box|>DONE()<|end_of_box|>", finished(""));
            assertMeans("<|begin_of_box|>WAIT<|end_of_box|>", WAIT);
            assertMeans("<|begin_of_box|>FAIL()<|end_of_box|>", new Action.CallUser(""));
        }

        @Test
        void knows_the_verbs_of_its_family() {
            assertMeans(
                    "<|begin_of_box|>scroll(start_box='[100,200]', direction='down', step=5, element_info='')"
                            + "<|end_of_box|>",
                    Replies.scroll(Direction.DOWN, 5));
            assertMeans(
                    "<|begin_of_box|>left_drag(start_box='[100,200]', end_box='[300,400]', element_info='')<|end_of_box|>",
                    Replies.DRAG);
            assertMeans("<|begin_of_box|>key(keys='ctrl+c')<|end_of_box|>", Replies.hotkey("ctrl c"));
            assertMeans("<|begin_of_box|>type(content='it's')<|end_of_box|>", type("it's"));
        }

        @Test
        void of_words_is_no_action() {
            assertFault("<|begin_of_box|>The answer is 7.<|end_of_box|>", ReplyFault.Kind.NO_ACTION);
        }
    }

    @Nested
    class A_carried_action {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "<think>do(action=\"Back\")?</think><answer>do(action=\"Tap\", element=[100,200])</answer>",
                    "I tap.\ndo(action=\"Tap\", element=[100,200])",
                    "do(action='Tap', element='[100, 200]')",
                    "<answer>do(action=\"Tap\", element=[100,200], message=\"pay\")",
                    "Action: do(action=\"Click\", element=(100,200))",
                })
        void is_named_by_an_argument(String reply) {
            assertMeans(reply, CLICK);
        }

        @Test
        void may_be_any_of_its_kind() {
            assertMeans("do(action=\"Double Tap\", element=[100,200])", click(Variety.DOUBLE));
            assertMeans("do(action=\"Long Press\", element=[100,200])", click(Variety.LONG));
            assertMeans("do(action=\"Type\", text=\"say \\\"hi\\\", (ok)\")", type("say \"hi\", (ok)"));
            assertMeans("do(action=\"Type_Name\", text=\"Ann\")", type("Ann"));
            assertMeans("do(action=\"Launch\", app=\"Maps\")", new Action.OpenApp("Maps"));
            assertMeans("do(action=\"Wait\", duration=\"3 seconds\")", new Action.Wait(Duration.ofSeconds(3)));
            assertMeans("do(action=\"Back\")", new Action.Simple(ActionKind.PRESS_BACK));
            assertMeans("do(action=\"Home\")", new Action.Simple(ActionKind.PRESS_HOME));
            assertMeans("do(action=\"Take_over\", message=\"Log in\")", new Action.CallUser("Log in"));
            assertMeans("do(action=\"Interact\")", new Action.CallUser(""));
            assertMeans(
                    "do(action=\"Swipe\", start=[100,200], end=[300,400])",
                    new Action.Swipe(Target.at(0.1, 0.2), Target.at(0.3, 0.4)));
            assertMeans("<answer>finish(message=\"All (3) done.\")</answer>", finished("All (3) done."));
        }

        @Test
        void is_not_typed_where_it_is_cut() {
            assertFault("<answer>do(action=\"Type\", text=\"hel", ReplyFault.Kind.UNTERMINATED);
            assertFault("<answer>finish(message=\"hel", ReplyFault.Kind.UNTERMINATED);
        }

        @Test
        void that_nobody_knows_is_a_fault() {
            assertFault("do(action=\"Fly\")", ReplyFault.Kind.UNKNOWN_ACTION);
            assertFault("Action: do(element=[1,2])", ReplyFault.Kind.UNKNOWN_ACTION);
        }
    }

    @Nested
    class Fields_between_tabs {
        @Test
        void name_an_action_and_what_it_needs() {
            assertMeans("action:CLICK\tpoint:100,200", CLICK);
            assertMeans("<THINK>wait()</THINK>\nexplain:Open it\taction:CLICK\tpoint:100,200\tsummary:opened", CLICK);
            assertMeans(
                    "action:TYPE\tvalue:a b\tpoint:100,200\tsummary:s", new Action.Type("a b", Target.at(0.1, 0.2)));
            assertMeans("action:COMPLETE\treturn:Done.\tsummary:s\n", finished("Done."));
            assertMeans("action:WAIT\tvalue:3\tsummary:s", new Action.Wait(Duration.ofSeconds(3)));
            assertMeans("action:AWAKE\tvalue:Maps\tsummary:s", new Action.OpenApp("Maps"));
            assertMeans("action:INFO\tvalue:Which?\tsummary:s", new Action.CallUser("Which?"));
            assertMeans("action:ABORT\tvalue:No way.\tsummary:s", new Action.CallUser("No way."));
            assertMeans(
                    "action:SLIDE\tpoint1:100,200\tpoint2:300,400\tsummary:s",
                    new Action.Swipe(Target.at(0.1, 0.2), Target.at(0.3, 0.4)));
        }

        @Test
        void hold_no_text_that_may_be_cut() {
            assertFault("action:TYPE\tvalue:hel", ReplyFault.Kind.UNTERMINATED);
        }
    }

    @Nested
    class A_place_alone {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "(100,200)",
                    "(100, 200)",
                    "[100, 200]",
                    "[[100, 200]]",
                    "100, 200",
                    "<point>100 200</point>",
                    "<|box_start|>(100,200)<|box_end|>",
                    "<|object_ref_start|>Save<|object_ref_end|><|box_start|>(0,100),(200,300)<|box_end|>",
                    "<ref>Save</ref><box>[[0,100,200,300]]</box>",
                    "x=100, y=200",
                    "(x=100, y=200)",
                    "(10%, 20%)",
                    "<think>(1,2)</think>\n(100,200)<|im_end|>",
                    "Action: (100,200)",
                    "```\n(100,200)\n```",
                    "(100,200).",
                })
        void is_a_click_there(String reply) {
            Replies.assertClicksThere(reply);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "42",
                    "(100)",
                    "(1,2,3)",
                    "The button is at (100,200).",
                    "(10%, 200)",
                    "2024-11-30",
                    "y=1, x=2"
                })
        void is_nothing_else(String reply) {
            assertFault(reply, ReplyFault.Kind.NO_ACTION);
        }
    }

    @Nested
    class Keys_and_values {
        private static final String CLICK_THERE =
                "left_click\n<arg_key>start_box</arg_key>\n<arg_value>[100,200]</arg_value>\n";

        @Test
        void are_the_arguments_of_the_name_before_them() {
            assertMeans("<think>a</think><tool_call>" + CLICK_THERE + "</tool_call>", CLICK);
            assertMeans(
                    "<tool_call>type<arg_key>content</arg_key><arg_value>a <b> \\n\n</arg_value></tool_call>",
                    type("a <b> \\n"));
            assertMeans(
                    "<tool_call>computer_use<arg_key>action</arg_key><arg_value>left_click</arg_value>"
                            + "<arg_key>coordinate</arg_key><arg_value>[100, 200]</arg_value></tool_call>",
                    CLICK);
        }

        @Test
        void add_up_as_other_tool_calls_do() {
            assertMeans(
                    "<tool_call>" + CLICK_THERE + "</tool_call>\n<tool_call>" + CLICK_THERE + "</tool_call>",
                    CLICK,
                    CLICK);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "<tool_call>type<arg_key>content</arg_key><arg_value>hel",
                    "<tool_call>type<arg_key>content</arg_key><arg_value>hello</arg_val",
                    "<tool_call>type<arg_key>content</arg_key>",
                    "<tool_call>type<arg_key>cont"
                })
        void that_are_cut_type_nothing(String reply) {
            assertThat(read(reply).actions()).isEmpty();
            assertThat(read(reply).faults()).hasSize(1);
        }
    }

    @Nested
    class A_name_in_capitals {
        @Test
        void is_followed_by_its_argument() {
            assertMeans("thoughts:\na\nactions:\nCLICK <point>[[100,200]]</point>", CLICK);
            assertMeans("Action: CLICK [[100,200]]", CLICK);
            assertMeans("actions:\nTYPE [a [b] c]\n", type("a [b] c"));
            assertMeans("actions:\nSCROLL [DOWN]", new Action.Scroll(null, Direction.DOWN, null));
        }

        @Test
        void that_is_cut_types_nothing() {
            assertFault("actions:\nTYPE [hel", ReplyFault.Kind.UNTERMINATED);
        }

        @Test
        void is_not_what_prose_is_taken_for() {
            assertFault("Action: Click [the button]", ReplyFault.Kind.NO_ACTION);
            assertFault("actions:\nclick <b>it</b>", ReplyFault.Kind.NO_ACTION);
        }
    }
}

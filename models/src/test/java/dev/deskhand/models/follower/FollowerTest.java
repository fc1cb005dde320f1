package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FollowerTest extends FollowerDialogue {
    /// What texts are put together from: all that means something to a reader of replies, or to the reader of steps.
    private static final List<String> PARTS = List.of("""
            Action: click(start_box='(1,2)')¦\nAction: finished()¦Thought:¦'¦\\¦\\n¦')¦(¦)¦```¦<tool_call>¦</think>¦<think>¦\
            {"action": "click"}¦[1,2]¦’¦, press Enter¦ and then ¦\n¦\t¦你好¦，然后按回车¦◁think▷¦hotkey(key='a')¦', at='¦x¦ ¦#¦\
            |¦Memory:¦1. ¦~""".split("¦", -1));

    @Test
    void every_turn_does_the_next_step_and_the_last_says_which_were_done() throws Revoked {
        assertThat(action(first("type hello, press ctrl+s, wait 1500 ms and scroll up 3")))
                .isEqualTo("type hello");
        assertThat(action(next(DONE, "The screen changed after that."))).isEqualTo("press ctrl s");
        assertThat(action(next(DONE))).isEqualTo("wait 1500");
        assertThat(action(next(DONE))).isEqualTo("UP 3");
        Reply end = next(DONE);

        assertThat(end.actions().getFirst())
                .isEqualTo(new Action.Finished(
                        "I did these steps: type “hello”; press Ctrl+S; wait 1.5 seconds; scroll up by 3."));
    }

    @Test
    void the_first_thought_says_that_it_is_no_model_and_every_thought_where_it_is() throws Revoked {
        assertThat(first("press Tab, press Enter").thought())
                .startsWith("I am no language model")
                .contains("Step 1 of 2: press Tab.");
        assertThat(next(DONE).thought()).startsWith("Step 2 of 2: press Enter.");
    }

    @Test
    void it_thinks_in_chinese_where_the_run_does() throws Revoked {
        language = "Chinese";

        Reply reply = first("按 Tab，点击保存");

        assertThat(reply.thought()).startsWith("我不是语言模型").contains("第 1 步，共 2 步：按 Tab。");
        assertThat(next(DONE).actions().getFirst())
                .isInstanceOfSatisfying(
                        Action.CallUser.class,
                        call -> assertThat(call.content()).contains("点击保存", "还看不到名称"));
    }

    @Test
    void a_step_that_was_refused_because_the_screen_changed_is_done_again() throws Revoked {
        first("type hello, press Enter");

        Reply again = next(CHANGED);

        assertThat(action(again)).isEqualTo("type hello");
        assertThat(again.thought()).contains("do it again", "Step 1 of 2");
        assertThat(action(next(CHANGED))).isEqualTo("type hello");
        assertThat(action(next(DONE))).isEqualTo("press enter");
    }

    @Test
    void a_step_that_is_refused_for_ever_is_put_to_the_person() throws Revoked {
        first("type hello");
        Reply reply = next(CHANGED);
        for (int refusals = 0; refusals < 10; refusals++) {
            reply = next(CHANGED);
        }

        assertThat(action(reply)).isEqualTo("call_user");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Your action 1 (type) was not carried out: no key types the character U+0000.",
                "Your action 1 (type) was not carried out: that is the person's stop key.",
                "Your action 1 (type) failed on the way; look at what became of it.",
                "Your action 1 (type) may or may not have happened; look before you go on.",
                "Your action 1 (type) was interrupted after 3 of 7 parts.",
            })
    void what_may_have_been_done_or_cannot_be_is_not_tried_again(String happened) throws Revoked {
        first("type hello, press Enter");

        Reply reply = next(happened);

        assertThat(reply.actions().getFirst())
                .isInstanceOfSatisfying(
                        Action.CallUser.class,
                        call -> assertThat(call.content()).contains("type “hello”"));
    }

    @Test
    void of_a_text_that_was_broken_off_the_rest_is_typed() throws Revoked {
        first("type \"h😀llo\", press Enter");

        assertThat(action(next("Your action 1 (type) was interrupted after 2 of 5 parts.")))
                .isEqualTo("type llo");
        assertThat(action(next(DONE))).isEqualTo("press enter");
    }

    @Test
    void what_the_person_says_comes_next_and_then_what_was_left() throws Revoked {
        first("type hello, press Enter");

        Reply told = next(DONE, "The person says: press Tab", "The person says: press F5\nwait 1 second");

        assertThat(action(told)).isEqualTo("press tab");
        assertThat(told.thought()).contains("You said “press Tab");
        assertThat(action(next(DONE))).isEqualTo("press f5");
        assertThat(action(next(DONE))).isEqualTo("wait 1000");
        assertThat(action(next(DONE))).isEqualTo("press enter");
    }

    @Test
    void a_step_the_person_spoke_before_comes_after_what_they_said() throws Revoked {
        first("type hello, press Enter");

        assertThat(action(next(
                        "Your action 1 (type) was not executed: the person said something first.",
                        "The person says: press Tab")))
                .isEqualTo("press tab");
        assertThat(action(next(DONE))).isEqualTo("type hello");
    }

    @Test
    void an_answer_that_was_superseded_leaves_no_trace() throws Revoked {
        first("type hello, press Enter, press Tab");
        String happened = DONE + "\nThe picture shows the screen now.";
        assertThat(action(read(asked("", happened)))).isEqualTo("press enter");

        assertThat(action(next(DONE))).isEqualTo("press enter");
        assertThat(action(next(DONE))).isEqualTo("press tab");
    }

    @Test
    void equal_steps_in_a_row_are_told_apart() throws Revoked {
        first("press Tab 3 times, press Enter");

        assertThat(action(next(DONE))).isEqualTo("press tab");
        assertThat(action(next(DONE))).isEqualTo("press tab");
        assertThat(action(next(DONE))).isEqualTo("press enter");
    }

    @Test
    void what_stands_on_the_screen_is_left_to_the_person_when_its_turn_comes() throws Revoked {
        assertThat(action(first("type hello, click Save, press Enter"))).isEqualTo("type hello");

        Reply asking = next(DONE);

        assertThat(asking.thought()).contains("I look for what it names", "click Save");
        assertThat(asking.actions().getFirst())
                .isInstanceOfSatisfying(
                        Action.CallUser.class,
                        call -> assertThat(call.content())
                                .contains("click Save", "cannot see names yet", "press Ctrl+S"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"make me a sandwich", "type hello, press Sava", "type hello\nfind the cheapest flight"})
    void nothing_is_begun_before_all_of_it_is_clear(String instruction) throws Revoked {
        assertThat(action(first(instruction))).isEqualTo("call_user");
    }

    @Test
    void what_cannot_be_taken_apart_is_answered_with_an_example() throws Revoked {
        assertThat(first("make me a sandwich").actions().getFirst())
                .isInstanceOfSatisfying(
                        Action.CallUser.class,
                        call -> assertThat(call.content())
                                .contains("make me a sandwich", "type \"hello\", press Ctrl+S, wait 2 seconds"));
    }

    @Test
    void a_question_is_put_again_until_the_person_says_something() throws Revoked {
        first("click Save, press Enter");
        String paused = "Your action 1 (call_user) was not executed: the person paused the run.";

        assertThat(action(next(paused))).isEqualTo("call_user");
        assertThat(action(next(paused, "The person says: continue"))).isEqualTo("press enter");
    }

    @Test
    void a_finish_ends_it_before_what_stands_behind() throws Revoked {
        first("press Tab, finish, press Enter");

        assertThat(action(next(DONE))).isEqualTo("finished");
    }

    @Test
    void a_second_run_begins_anew() throws Revoked {
        first("press Tab, press Enter");
        past.clear();

        assertThat(action(first("press F5"))).isEqualTo("press f5");
    }

    @Test
    void a_long_text_is_known_again_where_the_past_keeps_it_cut() throws Revoked {
        String text = "a".repeat(5000);
        String opening = opening("type \"" + text + "\", press Enter");
        String answer = asked(opening, "This is the screen now.");
        heard(opening, "This is the screen now.", answer.substring(0, 4000) + " …");

        assertThat(action(next(DONE))).isEqualTo("press enter");
    }

    @Test
    void it_says_nothing_once_the_permit_is_taken_back() {
        Permit permit = new Permit();
        permit.revoke(() -> {});

        assertThatThrownBy(() -> follower.turn(new ModelRequest(List.of()), DEAF, permit))
                .isInstanceOf(Revoked.class);
    }

    /// Whatever a person writes: what is typed is that, and no reader takes a part of it for something to do.
    @Test
    void any_text_in_quotes_is_typed_as_it_stands() throws Revoked {
        Random random = new Random(11);
        for (int round = 0; round < 5_000; round++) {
            String text = random.ints(random.nextInt(1, 9), 0, PARTS.size())
                    .mapToObj(PARTS::get)
                    .collect(Collectors.joining());
            String answer = asked(opening("type “" + text + "”"), "This is the screen now.");

            Reply reply = read(answer);

            assertThat(reply.actions().getFirst()).as(text).isEqualTo(new Action.Type(text, null));
            assertThat(reply.thought())
                    .as(text)
                    .startsWith("I am no language model")
                    .contains("Step 1 of 1");
        }
    }

    @Test
    void any_instruction_has_an_answer_that_can_be_read() throws Revoked {
        Random random = new Random(13);
        List<String> parts = Stream.concat(
                        Verb.all().stream(),
                        Stream.of(
                                "\"",
                                "'",
                                "\\",
                                "\n",
                                "<think>",
                                "</think>",
                                "```",
                                "Action: click(1,2)",
                                "Thought:",
                                "{",
                                "[",
                                "Enter",
                                "ctrl+s",
                                "+",
                                "'",
                                "`",
                                "3",
                                "秒",
                                "◁/think▷",
                                "<|im_start|>",
                                "\ud83d",
                                "…"))
                .toList();
        for (int round = 0; round < 5_000; round++) {
            String text = random.ints(random.nextInt(1, 9), 0, parts.size())
                    .mapToObj(parts::get)
                    .collect(Collectors.joining(" "));
            String answer = asked(opening(text), "This is the screen now.");

            assertThat(read(answer).thought()).as(text).startsWith("I am no language model");
        }
    }
}

package dev.deskhand.agent.reply;

import static dev.deskhand.agent.reply.Replies.CLICK;
import static dev.deskhand.agent.reply.Replies.DRAG;
import static dev.deskhand.agent.reply.Replies.WAIT;
import static dev.deskhand.agent.reply.Replies.assertMeans;
import static dev.deskhand.agent.reply.Replies.click;
import static dev.deskhand.agent.reply.Replies.finished;
import static dev.deskhand.agent.reply.Replies.hotkey;
import static dev.deskhand.agent.reply.Replies.scroll;
import static dev.deskhand.agent.reply.Replies.type;
import static dev.deskhand.agent.reply.TextReplyReaderTest.assertFault;
import static dev.deskhand.agent.reply.TextReplyReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Blocks of Python as OpenCUA and Kimi write them: read, never run.
class CodeRepliesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Step 1:\n## Thought:\nGo.\n\n## Action:\nClick on 'File'.\n\n## Code:\n```python\n"
                        + "pyautogui.click(x=100, y=200)\n```",
                "Thought: Go.\nAction: Click it.\nCode:\n```\npyautogui.click(100, 200)\n```",
                "```python\nimport pyautogui\nimport time\n\n# the menu\npyautogui.click(x=100, y=200)  # here\n```",
                "```py\npyautogui.click(x=100, y=200)",
                "```code\npyautogui.click(x=100, y=200)```",
                "```python pyautogui.click(100,200);```",
                "## Action:\nClick it.\n## Code:\npyautogui.click(x=100, y=200)",
                "Action: pyautogui.click(x=100, y=200)",
                "pyautogui.click(x=100, y=200)",
                "pag.click((100, 200))",
                "computer.click(x=100, y=200)",
                "Action:\n```python\nclick(point='<point>100 200</point>')\n```",
                "```\nwait()\n```\nNo, better:\n```python\npyautogui.click(100, 200)\n```",
                "◁think▷pyautogui.click(1, 2)◁/think▷## Code:\n```python\npyautogui.click(100, 200)\n```",
            })
    void a_click_is_read_wherever_the_block_stands(String reply) {
        assertMeans(reply, CLICK);
    }

    @Test
    void the_mouse_does_what_the_library_would() {
        assertMeans(code("pyautogui.doubleClick(x=100, y=200)"), click(Variety.DOUBLE));
        assertMeans(code("pyautogui.click(100, 200, 2)"), click(Variety.DOUBLE));
        assertMeans(code("pyautogui.click(x=100, y=200, clicks=3, interval=0.1)"), click(Variety.TRIPLE));
        assertMeans(code("pyautogui.click(x=100, y=200, button='right')"), click(Variety.RIGHT));
        assertMeans(code("pyautogui.rightClick(100, 200)"), click(Variety.RIGHT));
        assertMeans(code("pyautogui.middleClick(100, 200)"), click(Variety.MIDDLE));
        assertMeans(code("computer.triple_click(x=100, y=200)"), click(Variety.TRIPLE));
        assertMeans(code("pyautogui.moveTo(100, 200, 0.5)"), new Action.MouseMove(Target.at(0.1, 0.2)));
        assertMeans(
                code("pyautogui.mouseDown()\npyautogui.mouseUp()"),
                new Action.MouseDown(null),
                new Action.MouseUp(null));
    }

    @Test
    void a_drag_starts_where_the_pointer_was_moved() {
        assertMeans(code("pyautogui.moveTo(100, 200)\npyautogui.dragTo(300, 400, duration=1, button='left')"), DRAG);
        assertMeans(code("pyautogui.moveTo(x=100, y=200); pyautogui.dragTo(x=300, y=400)"), DRAG);
        assertMeans(
                code("pyautogui.dragTo(300, 400)"),
                new Action.MouseDown(null),
                new Action.MouseMove(Target.at(0.3, 0.4)),
                new Action.MouseUp(null));
    }

    @Test
    void the_wheel_turns_up_where_the_number_is_positive() {
        assertMeans(code("pyautogui.scroll(-5, x=100, y=200)"), scroll(Direction.DOWN, 5));
        assertMeans(code("pyautogui.scroll(3, 100, 200)"), scroll(Direction.UP, 3));
        assertMeans(code("pyautogui.scroll(clicks=-600, x=100, y=200)"), scroll(Direction.DOWN, 5));
        assertMeans(code("pyautogui.hscroll(-2, x=100, y=200)"), scroll(Direction.LEFT, 2));
        assertMeans(code("pyautogui.scroll(-10)"), new Action.Scroll(null, Direction.DOWN, 10));
        assertFault(code("pyautogui.scroll(0)"), ReplyFault.Kind.BAD_ARGUMENTS);
        assertFault(code("pyautogui.scroll()"), ReplyFault.Kind.BAD_ARGUMENTS);
    }

    @Test
    void keys_are_struck_held_and_let_go() {
        assertMeans(code("pyautogui.hotkey('ctrl', 'c')"), hotkey("ctrl c"));
        assertMeans(code("pyautogui.hotkey(['ctrl', 'c'])"), hotkey("ctrl c"));
        assertMeans(code("pyautogui.hotkey('ctrl', '+', interval=0.1)"), hotkey("ctrl +"));
        assertMeans(code("pyautogui.press('enter')"), hotkey("enter"));
        assertMeans(code("pyautogui.press('tab', presses=2)"), hotkey("tab"), hotkey("tab"));
        assertMeans(code("pyautogui.press(keys=['down', 'enter'])"), hotkey("down"), hotkey("enter"));
        assertMeans(
                code("pyautogui.keyDown('shift')\npyautogui.keyUp('shift')"),
                new Action.Press(KeyChord.parse("shift")),
                new Action.Release(KeyChord.parse("shift")));
    }

    @Test
    void texts_are_decoded_as_python_decodes_them() {
        assertMeans(code("pyautogui.write('it\\'s', interval=0.05)"), type("it's"));
        assertMeans(code("pyautogui.write(message=\"a\\tb\\u00e9\\n\")"), type("a\tbé\n"));
        assertMeans(code("pyautogui.typewrite(\"os.system('x'), (1, 2)\")"), type("os.system('x'), (1, 2)"));
        assertMeans(code("pyautogui.write('''two\nlines''')"), type("two\nlines"));
        assertMeans(
                code("pyautogui.write(\"\"\"```\npyautogui.click(1, 2)\n```\"\"\")"),
                type("```\npyautogui.click(1, 2)\n```"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pyautogui.write(name)",
                "pyautogui.write(f'{a}')",
                "pyautogui.write(['a', 'enter'])",
                "pyautogui.write(open('x').read())",
            })
    void a_text_that_would_have_to_be_worked_out_is_not_typed(String statement) {
        assertThat(read(code(statement)).actions()).isEmpty();
        assertThat(read(code(statement)).faults()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pyautogui.write('hello wor",
                "pyautogui.write('hello'",
                "pyautogui.write('a' + b)",
                "pyautogui.write('it's')",
                "pyautogui.write('two\nlines')",
                "computer.terminate(status='success', answer='half",
            })
    void half_a_text_is_not_typed(String statement) {
        assertFault("```python\n" + statement, ReplyFault.Kind.UNTERMINATED);
    }

    @Test
    void waiting_and_ending_have_their_own_modules() {
        assertMeans(code("time.sleep(2)"), new Action.Wait(Duration.ofSeconds(2)));
        assertMeans(code("computer.wait(seconds=20)"), new Action.Wait(Duration.ofSeconds(20)));
        assertMeans(code("computer.wait()"), WAIT);
        assertMeans(code("computer.terminate(status='success')"), finished(""));
        assertMeans(code("computer.terminate(status='success', answer='7')"), finished("7"));
        assertMeans(code("computer.terminate(status='failure')"), new Action.CallUser(""));
    }

    @Test
    void single_words_are_read_too() {
        assertMeans("```DONE```", finished(""));
        assertMeans("```\nWAIT\n```", WAIT);
        assertMeans("I give up.\n```FAIL```", new Action.CallUser(""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "os.system('rm')",
                "subprocess.run(['ls'])",
                "x = 5",
                "wait = 3",
                "for i in range(3):",
                "exec('wait()')",
                "pyautogui.move(10, 0)",
                "pyautogui.dragRel(10, 0)",
                "pyautogui.alert('x')",
                "__import__('os')",
                "eval(wait())",
            })
    void what_is_no_call_of_an_action_is_a_fault_and_ends_the_block(String statement) {
        Reply reply = read(code("pyautogui.click(100, 200)\n" + statement + "\npyautogui.click(300, 400)"));

        assertThat(reply.faults()).extracting(ReplyFault::kind).containsOnly(ReplyFault.Kind.UNKNOWN_ACTION);
        assertThat(reply.faults().getFirst().after()).isEqualTo(1);
        assertThat(reply.actions().getFirst()).isEqualTo(CLICK);
    }

    @Test
    void a_block_of_something_else_is_no_action() {
        assertFault("```html\n<b>wait()</b>\n```", ReplyFault.Kind.NO_ACTION);
        assertFault("```bash\nls\n```", ReplyFault.Kind.NO_ACTION);
    }

    @Test
    void the_thought_is_kept() {
        assertThat(read("## Thought:\nGo.\n## Action:\nClick it.\n## Code:\n```python\npyautogui.click(1, 2)\n```")
                        .thought())
                .isEqualTo("Go.");
    }

    private static String code(String statements) {
        return "Thought: Go.\nAction: Do it.\n```python\n" + statements + "\n```";
    }
}

package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepReaderTest {
    /// Steps in a short form that tables can hold.
    private static String read(String instruction) {
        return StepReader.steps(instruction).stream().map(StepReaderTest::brief).collect(Collectors.joining(" | "));
    }

    private static String brief(Step step) {
        return switch (step) {
            case Step.Type(var text) -> "type " + text;
            case Step.Press(var keys) -> "press " + String.join("+", keys.names());
            case Step.Wait(var time) -> "wait " + time.toMillis();
            case Step.Scroll(var direction, var notches) -> direction + " " + notches;
            case Step.Patience _ -> "patience";
            case Step.Finish _ -> "finish";
            case Step.Unseen(var words) -> "unseen " + words;
            case Step.NoKey(var words) -> "no key " + words;
            case Step.Unread(var words) -> "unread " + words;
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '§',
            value = {
                "type hello => type hello",
                "Type \"hello\" => type hello",
                "write 'it''s' => type it''s",
                "write 'it's so' => type it's so",
                "enter the text “a, then press Enter” => type a, then press Enter",
                "input: \"x\". => type x",
                "type in hello => type hello",
                "please type hello => type hello",
                "type hello, world and goodbye => type hello, world and goodbye",
                "type hello, press Enter => type hello | press enter",
                "type hello and then press Enter => type hello | press enter",
                "type hello. Press Enter. => type hello | press enter",
                "1. type a 2. press Enter => type a | press enter",
                "type version 2. now => type version 2. now",
                "type 3.5 => type 3.5",
                "type \"hello\" into the search box => unseen type \"hello\" into the search box",
                "type hello in the search field => unseen type hello in the search field",
                "type \"a\" \"b\" => unread type \"a\" \"b\"",
                "type \"\" => unread type \"\"",
                "type => unread type",
                "Enter => press enter",
                "press Enter => press enter",
                "hit the Enter key => press enter",
                "ctrl+s => press ctrl+s",
                "press ctrl+s => press ctrl+s",
                "press Ctrl + Shift + T => press ctrl+shift+t",
                "press Control and S => press control+s",
                "press ctrl-c => press ctrl+c",
                "press alt+F4 => press alt+f4",
                "press \"Escape\" => press escape",
                "press page down => press page down",
                "press Ctrl+S to save the file => press ctrl+s",
                "press Tab twice => press tab | press tab",
                "press Down 3 times, press Enter => press down | press down | press down | press enter",
                "press Down, Down, Enter => press down | press down | press enter",
                "press ctrl+, then type x => press ctrl+, | type x",
                "hotkey ctrl+a => press ctrl+a",
                "use ctrl+a to select all => press ctrl+a",
                "press Sava => no key Sava",
                "press the OK button => unseen press the OK button",
                "wait => wait 5000",
                "wait 3 seconds => wait 3000",
                "wait for two seconds then press F5 => wait 2000 | press f5",
                "wait 500 ms => wait 500",
                "wait 0.5 s => wait 500",
                "wait 2 minutes => wait 60000 | wait 60000",
                "wait a second => wait 1000",
                "wait until the page is there => unseen wait until the page is there",
                "wait 999999 minutes => unseen wait 999999 minutes",
                "scroll down => DOWN 5",
                "scroll up 3 => UP 3",
                "scroll right by 2 notches and scroll left 1 => RIGHT 2 | LEFT 1",
                "scroll down 1000 => unseen scroll down 1000",
                "finish => finish",
                "click Save => unseen click Save",
                "double-click the icon Trash => unseen double-click the icon Trash",
                "open the text editor => unseen open the text editor",
                "open the terminal with ctrl+alt+t => press ctrl+alt+t",
                "save the file (Ctrl+S) and close it by pressing alt+F4 => press ctrl+s | press alt+f4",
                "make me a sandwich => unread make me a sandwich",
                "continue => §§",
            })
    void english(String instruction, String steps) {
        assertThat(read(instruction.replace("''", "'"))).isEqualTo(steps == null ? "" : steps.replace("''", "'"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '§',
            value = {
                "输入你好 => type 你好",
                "输入“你好，然后按回车” => type 你好，然后按回车",
                "键入「a」，按 Ctrl+S => type a | press ctrl+s",
                "输入：你好 => type 你好",
                "输入文字“你好” => type 你好",
                "请输入 hello，然后按回车键 => type hello | press enter",
                "先输入 a.txt，再按 Enter => type a.txt | press enter",
                "输入你好，世界 => type 你好，世界",
                "输入你好，按照说明 => type 你好，按照说明",
                "输入再见 => type 再见",
                "按 Ctrl+S => press ctrl+s",
                "按下Ctrl+S保存 => press ctrl+s",
                "按 Tab 键 3 次 => press tab | press tab | press tab",
                "按上方向键 => press up",
                "用 Ctrl+O 打开文件 => press ctrl+o",
                "按确定按钮 => unseen 按确定按钮",
                "等待 2 秒 => wait 2000",
                "等三秒钟，按 F5 => wait 3000 | press f5",
                "等一下 => wait 5000",
                "等待 1 分钟 => wait 60000",
                "向下滚动 => DOWN 5",
                "向上滚动3格，往下滚 2 次 => UP 3 | DOWN 2",
                "点击保存 => unseen 点击保存",
                "打开文本编辑器 => unseen 打开文本编辑器",
                "在“搜索框”中输入“猫” => unread 在“搜索框”中输入“猫”",
                "完成 => finish",
                "给我做个三明治 => unread 给我做个三明治",
                "继续 => §§",
            })
    void chinese(String instruction, String steps) {
        assertThat(read(instruction)).isEqualTo(steps == null ? "" : steps);
    }

    static Stream<List<String>> lists() {
        return Stream.of(
                List.of("type a\npress Enter", "type a | press enter"),
                List.of("1. type a\r\n2) press Enter\r\n\r\n3: wait 1 s", "type a | press enter | wait 1000"),
                List.of("- type a\n* ctrl+s\n• Enter", "type a | press ctrl+s | press enter"),
                List.of("Step 1: type a\nStep 2: press Enter", "type a | press enter"),
                List.of("1、输入“甲”\n2、按回车", "type 甲 | press enter"),
                List.of("type \"two\nlines\"\npress Tab", "type two\nlines | press tab"),
                List.of("type 'a, press b'\npress Tab", "type a, press b | press tab"),
                List.of("type it's\npress Tab", "type it's | press tab"),
                List.of("type say \"a, press b\" to me, press Tab", "type say \"a, press b\" to me | press tab"));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void steps_on_lines_of_their_own(List<String> row) {
        assertThat(read(row.getFirst())).isEqualTo(row.getLast());
    }

    /// Whatever is thrown at it, it makes steps of it.
    @Test
    void any_text_can_be_read() {
        Random random = new Random(7);
        List<String> parts = Stream.concat(
                        Verb.all().stream(),
                        Stream.of(
                                "\"", "'", "“", "”", "‘", "’", "「", "」", " ", ",", "，", "\n", "\r", ".", "1.", "2)",
                                "+", "-", "ctrl", "\\", "\ud83d", "\ude00", "\u0000", "\u202e", "with", "(", ")", "键",
                                "按钮", "3", "times", "秒", "999999", "the", "to"))
                .toList();
        for (int round = 0; round < 20_000; round++) {
            String text = random.ints(random.nextInt(1, 14), 0, parts.size())
                    .mapToObj(parts::get)
                    .collect(Collectors.joining(random.nextBoolean() ? " " : ""));
            assertThatCode(() -> StepReader.steps(text)).as(text).doesNotThrowAnyException();
        }
    }

    static Stream<String> crowds() {
        return Stream.of(
                "\"",
                "'",
                "“",
                "「",
                " 'a'b",
                ",",
                "and ",
                "press ",
                "press a,",
                "type ",
                "1. ",
                "按",
                "等",
                "等3秒",
                "(",
                "with a ",
                "\n",
                "then press Enter ",
                "with ",
                "to the ",
                " in the box",
                "+",
                "a+b ",
                "the ",
                "please ",
                "0",
                "\ud83d\ude00",
                "用",
                "3 times ",
                "twice ",
                "x");
    }

    /// A text of the longest kind is read within the time of a test, which a reader that goes back again and again
    /// would not manage by hours.
    @ParameterizedTest
    @MethodSource("crowds")
    void a_long_text_is_read_in_one_pass(String crowd) {
        String text = crowd.repeat(100_000 / crowd.length());

        assertThat(StepReader.steps(text)).hasSizeLessThanOrEqualTo(100_000);
        assertThat(StepReader.steps("type " + text)).hasSizeLessThanOrEqualTo(100_000);
        assertThat(StepReader.steps("press " + text)).hasSizeLessThanOrEqualTo(100_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "type “unclosed, press Enter",
                "type \"unclosed",
                "type 'unclosed, then press Enter",
                "输入“没有结束，按回车",
                "write a letter to my mother",
                "enter hello",
                "写一封信给妈妈"
            })
    void what_may_mean_more_than_it_says_is_asked_about(String instruction) {
        assertThat(StepReader.steps(instruction)).first().isInstanceOf(Step.Unread.class);
    }
}

package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One call means the same in whichever grammar it is written, and a text comes out as it went in.
class GrammarsAgreeTest {
    /// What texts are put together from: all that means something to one of the grammars.
    private static final List<String> PIECES = List.of("""
            a é 明 😀 ' " \\ \\n ( ) [ ] { } , : = # < > ` * ; wait() Action: </think> <think> <tool_call> ```python ``` \
            drag(1,2,3,4) {"action":"drag"} do(action="Tap") content= ', "}, '''\
            """.split(" ", -1));

    private static final Action CLICK = Replies.CLICK;

    /// A call, and what it means.
    record Sample(String name, Map<String, String> arguments, Action meaning) {}

    static Stream<Sample> samples() {
        return Stream.of(
                new Sample("click", Map.of("point", "<point>100 200</point>"), CLICK),
                new Sample("left_click", Map.of("coordinate", "[100, 200]"), CLICK),
                new Sample("click", ordered("x", "100", "y", "200"), CLICK),
                new Sample("tap", Map.of("start_box", "<|box_start|>(100,200)<|box_end|>"), CLICK),
                new Sample("click", Map.of("position", "10%, 20%"), CLICK),
                new Sample("left_double", Map.of("point", "(100,200)"), Replies.click(Action.Click.Variety.DOUBLE)),
                new Sample("RIGHT_SINGLE", Map.of("point", "(100,200)"), Replies.click(Action.Click.Variety.RIGHT)),
                new Sample("hover", Map.of("point", "(100,200)"), new Action.MouseMove(Target.at(0.1, 0.2))),
                new Sample("drag", ordered("start_point", "(100,200)", "end_point", "(300,400)"), Replies.DRAG),
                new Sample(
                        "left_click_drag",
                        ordered("start_coordinate", "[100,200]", "coordinate", "[300,400]"),
                        Replies.DRAG),
                new Sample(
                        "scroll",
                        ordered("point", "(100,200)", "direction", "down", "step", "3"),
                        Replies.scroll(Direction.DOWN, 3)),
                new Sample(
                        "scroll",
                        ordered("coordinate", "[100,200]", "pixels", "-200"),
                        Replies.scroll(Direction.DOWN, 2)),
                new Sample("hotkey", Map.of("key", "ctrl shift t"), Replies.hotkey("ctrl shift t")),
                new Sample("key", Map.of("keys", "Ctrl+C"), Replies.hotkey("ctrl c")),
                new Sample("release", Map.of("key", "shift"), new Action.Release(KeyChord.parse("shift"))),
                new Sample("type", Map.of("content", "it's"), Replies.type("it's")),
                new Sample("type", Map.of("text", "two\nlines\n"), Replies.type("two\nlines\n")),
                new Sample("wait", Map.of("time", "3"), new Action.Wait(Duration.ofSeconds(3))),
                new Sample("finished", Map.of("content", "Done, all (3)."), Replies.finished("Done, all (3).")),
                new Sample("terminate", Map.of("status", "failure"), new Action.CallUser("")),
                new Sample("call_user", Map.of("content", "Log in?"), new Action.CallUser("Log in?")),
                new Sample(
                        "navigate",
                        Map.of("url", "https://a.example/?q=1&b=2"),
                        new Action.Navigate("https://a.example/?q=1&b=2")),
                new Sample("open_app", Map.of("app_name", "Maps"), new Action.OpenApp("Maps")));
    }

    private static Map<String, String> ordered(String... namesAndValues) {
        Map<String, String> arguments = new LinkedHashMap<>();
        for (int at = 0; at < namesAndValues.length; at += 2) {
            arguments.put(namesAndValues[at], namesAndValues[at + 1]);
        }
        return arguments;
    }

    @ParameterizedTest
    @EnumSource
    void a_call_means_the_same(Writing writing) {
        assertThat(samples())
                .allSatisfy(sample ->
                        Replies.assertMeans(writing.write(sample.name(), sample.arguments()), sample.meaning()));
    }

    @ParameterizedTest
    @EnumSource
    void a_fault_is_the_same(Writing writing) {
        assertFault(writing, "click", Map.of(), ReplyFault.Kind.MISSING_COORDINATES);
        assertFault(writing, "click", Map.of("point", "(1,2,3)"), ReplyFault.Kind.BAD_COORDINATES);
        assertFault(writing, "click", Map.of("point", "(a,b)"), ReplyFault.Kind.BAD_COORDINATES);
        assertFault(writing, "drag", Map.of("start_point", "(1,2)"), ReplyFault.Kind.MISSING_COORDINATES);
        assertFault(writing, "teleport", Map.of("point", "(1,2)"), ReplyFault.Kind.UNKNOWN_ACTION);
        assertFault(writing, "type", Map.of("content", ""), ReplyFault.Kind.EMPTY_CONTENT);
        assertFault(writing, "scroll", Map.of("direction", "sideways"), ReplyFault.Kind.BAD_ARGUMENTS);
        assertFault(writing, "wait", Map.of("time", "soon"), ReplyFault.Kind.BAD_ARGUMENTS);
    }

    private static void assertFault(Writing writing, String name, Map<String, String> arguments, ReplyFault.Kind kind) {
        TextReplyReaderTest.assertFault(writing.write(name, arguments), kind);
    }

    @ParameterizedTest
    @EnumSource
    void a_text_is_typed_as_it_was_meant_or_not_at_all(Writing writing) {
        Random random = new Random(writing.name().hashCode());
        int typed = 0;
        for (int round = 0; round < 1_000; round++) {
            String text = text(random);
            Reply reply = TextReplyReaderTest.read(writing.write("type", Map.of("content", text)));

            assertThat(reply.actions()).as(text).isSubsetOf(Replies.type(text));
            assertThat(reply.actions().size() + reply.faults().size()).isPositive();
            typed += reply.actions().size();
        }
        assertThat(typed).isGreaterThan(900);
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder("t");
        for (int count = random.nextInt(8); count > 0; count--) {
            text.append(random.nextInt(3) == 0 ? "\n" : " ").append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.append('.').toString();
    }

    @ParameterizedTest
    @EnumSource
    void a_place_comes_out_as_it_went_in(Writing writing) {
        Random random = new Random(writing.name().hashCode());
        for (int round = 0; round < 200; round++) {
            double x = random.nextInt(1001);
            double y = random.nextInt(10_010) / 10.0;
            Reply reply = TextReplyReaderTest.read(writing.write("click", Map.of("point", "(" + x + ", " + y + ")")));

            assertThat(reply.actions())
                    .containsExactly(new Action.Click(Target.at(x / 1000, y / 1000), Action.Click.Variety.LEFT));
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothing_else_comes_out_of_a_reply_that_is_cut(Writing writing) {
        for (Sample sample : samples().toList()) {
            String reply = writing.write(sample.name(), sample.arguments());
            for (int length = 0; length < reply.length(); length++) {
                String cut = reply.substring(0, length);

                assertThat(TextReplyReaderTest.read(cut).actions())
                        .as(cut)
                        .allMatch(action -> action.equals(sample.meaning()) || isShorter(action, sample.meaning()));
            }
        }
    }

    /// A scroll that has lost only how far it goes.
    private static boolean isShorter(Action action, Action whole) {
        return action instanceof Action.Scroll scroll
                && whole instanceof Action.Scroll meant
                && scroll.equals(new Action.Scroll(meant.at(), meant.direction(), null));
    }

    @Test
    void every_kind_of_action_is_known_by_its_own_name() {
        for (ActionKind kind : ActionKind.values()) {
            assertThat(Verbs.find(kind.wireName()).map(Verbs.Verb::kind)).contains(kind);
        }
    }
}

package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Functions called by the means of a protocol mean the same as calls in a text.
class FunctionCallsTest {
    private static Reply read(String text, FunctionCall... calls) {
        ModelTurn turn = new ModelTurn(text, "", List.of(calls), Usage.NONE, ModelTurn.End.COMPLETE, null);
        return new TextReplyReader().read(turn, CoordinateSpace.Grid.THOUSANDTHS, new Size(1000, 1000));
    }

    private static FunctionCall call(String name, String arguments) {
        return new FunctionCall("id", name, arguments);
    }

    static Stream<Arguments> calls() {
        return Stream.of(
                Arguments.of("click", "{\"point\": [100, 200]}", List.of(Replies.CLICK)),
                Arguments.of("left_click", "{\"coordinate\": [100, 200]}", List.of(Replies.CLICK)),
                Arguments.of(
                        "computer", "{\"action\": \"left_click\", \"coordinate\": [100, 200]}", List.of(Replies.CLICK)),
                Arguments.of("click_at", "{\"x\": 100, \"y\": 200}", List.of(Replies.CLICK)),
                Arguments.of("type", "{\"text\": \"it's \\\"so\\\"\\n\"}", List.of(Replies.type("it's \"so\"\n"))),
                Arguments.of(
                        "scroll",
                        "{\"scroll_direction\": \"down\", \"scroll_amount\": 3, \"coordinate\": [100, 200]}",
                        List.of(Replies.scroll(Direction.DOWN, 3))),
                Arguments.of(
                        "drag_and_drop",
                        "{\"x\": 100, \"y\": 200, \"destination_x\": 300, \"destination_y\": 400}",
                        List.of(Replies.DRAG)),
                Arguments.of(
                        "drag_and_drop",
                        "{\"start_x\": 100, \"start_y\": 200, \"end_x\": 300, \"end_y\": 400}",
                        List.of(Replies.DRAG)),
                Arguments.of("key", "{\"text\": \"ctrl+s\"}", List.of(Replies.hotkey("ctrl s"))),
                Arguments.of("finished", "{\"content\": \"Done.\"}", List.of(Replies.finished("Done."))),
                Arguments.of(
                        "computer",
                        """
                        {"actions": [{"type": "click", "button": "left", "x": 100, "y": 200},
                          {"type": "keypress", "keys": ["CTRL", "S"]},
                          {"type": "move", "x": 300, "y": 400}]}""",
                        List.of(Replies.CLICK, Replies.hotkey("ctrl s"), new Action.MouseMove(Target.at(0.3, 0.4)))));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void a_function_means_what_its_call_in_a_text_means(String name, String arguments, List<Action> meaning) {
        Reply reply = read("I go on.", call(name, arguments));

        assertThat(reply.faults()).isEmpty();
        assertThat(reply.actions()).isEqualTo(meaning);
        assertThat(reply.thought()).isEqualTo("I go on.");
        assertThat(reply.owed()).containsExactly(new Reply.Owed(call(name, arguments), 0, meaning.size(), null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"text\": \"half", "nothing", "[1, 2]", "{\"text\": \"a\"} more", "{\"text\": \"a\""})
    void broken_arguments_are_a_fault_and_nothing_is_typed(String arguments) {
        Reply reply = read("", call("type", arguments));

        assertThat(reply.actions()).isEmpty();
        assertThat(reply.faults()).extracting(ReplyFault::kind).containsExactly(ReplyFault.Kind.BAD_ARGUMENTS);
        assertThat(reply.owed().getFirst().fault()).isEqualTo(reply.faults().getFirst());
    }

    @Test
    void each_function_is_owed_an_answer_with_the_actions_it_means() {
        Reply reply = read(
                "",
                call("click", "{\"point\": [100, 200], \"modifiers\": \"ctrl\"}"),
                call("fly", "{}"),
                call("type", "{\"content\": \"a\"}"));

        assertThat(reply.actions()).hasSize(4);
        assertThat(reply.owed()).extracting(Reply.Owed::from).containsExactly(0, 3, 3);
        assertThat(reply.owed()).extracting(Reply.Owed::to).containsExactly(3, 3, 4);
        assertThat(reply.faults()).extracting(ReplyFault::after).containsExactly(3);
    }

    @Test
    void a_call_in_the_text_beside_functions_is_only_talk() {
        Reply reply = read("Action: drag(1,2,3,4)", call("click", "{\"point\": [100, 200]}"));

        assertThat(reply.actions()).containsExactly(Replies.CLICK);
    }

    @Test
    void too_many_functions_are_all_refused_and_all_answered() {
        FunctionCall[] many =
                Stream.generate(() -> call("wait", "{}")).limit(70).toArray(FunctionCall[]::new);

        Reply reply = read("", many);

        assertThat(reply.actions()).isEmpty();
        assertThat(reply.owed()).hasSize(70).allMatch(owed -> owed.fault() != null);
    }
}

package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every action of the providers' own tools for using a computer, as their documentation has it.
class VendorVerbsTest {
    private static Reply read(String name, String arguments) {
        FunctionCall call = new FunctionCall("id", name, arguments);
        ModelTurn turn = new ModelTurn("", "", List.of(call), Usage.NONE, ModelTurn.End.COMPLETE, null);
        return new TextReplyReader().read(turn, CoordinateSpace.Grid.THOUSANDTHS, new Size(1000, 1000));
    }

    private static void assertThatItIsDone(String name, String arguments) {
        Reply reply = read(name, arguments);

        assertThat(reply.faults()).as(name).isEmpty();
        assertThat(reply.actions()).as(name).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            screenshot        |
            cursor_position   |
            left_mouse_down   |
            left_mouse_up     |
            left_click        | "coordinate": [1, 2]
            right_click       | "coordinate": [1, 2]
            middle_click      | "coordinate": [1, 2], "text": "shift+ctrl"
            double_click      | "coordinate": [1, 2]
            triple_click      | "coordinate": [1, 2]
            left_click_drag   | "start_coordinate": [1, 2], "coordinate": [3, 4]
            mouse_move        | "coordinate": [1, 2]
            scroll            | "scroll_direction": "up", "scroll_amount": 3, "coordinate": [1, 2]
            type              | "text": "a"
            key               | "text": "ctrl+s", "repeat": 2
            hold_key          | "text": "shift", "duration": 1
            wait              | "duration": 1
            """)
    void anthropics_actions_are_done_as_members_and_as_actions(String name, String arguments) {
        String given = arguments == null ? "" : arguments;

        assertThatItIsDone(name, "{" + given + "}");
        assertThatItIsDone("computer", "{\"action\": \"" + name + "\"" + (given.isEmpty() ? "}" : ", " + given + "}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            click         | , "button": "left", "x": 1, "y": 2
            click         | , "button": "right", "x": 1, "y": 2
            click         | , "button": "wheel", "x": 1, "y": 2
            double_click  | , "x": 1, "y": 2
            move          | , "x": 1, "y": 2
            drag          | , "path": [{"x": 1, "y": 2}, {"x": 3, "y": 4}]
            keypress      | , "keys": ["CTRL", "S"]
            scroll        | , "x": 1, "y": 2, "scroll_x": 0, "scroll_y": 300
            type          | , "text": "a"
            screenshot    |
            wait          |
            """)
    void openais_actions_are_done(String type, String arguments) {
        String given = arguments == null ? "" : arguments;

        assertThatItIsDone("computer", "{\"actions\": [{\"type\": \"" + type + "\"" + given + "}]}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            click            | "x": 1, "y": 2
            double_click     | "x": 1, "y": 2
            triple_click     | "x": 1, "y": 2
            middle_click     | "x": 1, "y": 2
            right_click      | "x": 1, "y": 2
            mouse_down       | "x": 1, "y": 2
            mouse_up         | "x": 1, "y": 2
            move             | "x": 1, "y": 2
            type             | "text": "a", "press_enter": false
            drag_and_drop    | "start_x": 1, "start_y": 2, "end_x": 3, "end_y": 4
            wait             | "seconds": 1
            press_key        | "key": "a"
            key_down         | "key": "a"
            key_up           | "key": "a"
            hotkey           | "keys": ["control", "a"]
            take_screenshot  | "intent": "look"
            scroll           | "x": 1, "y": 2, "direction": "down", "magnitude_in_pixels": 300
            go_back          | "intent": "back"
            navigate         | "url": "https://example.org/"
            open_web_browser | "intent": "begin"
            wait_5_seconds   | "intent": "wait"
            click_at         | "x": 1, "y": 2
            hover_at         | "x": 1, "y": 2
            type_text_at     | "x": 1, "y": 2, "text": "a", "press_enter": true, "clear_before_typing": true
            key_combination  | "keys": "Control+A"
            scroll_document  | "direction": "down"
            scroll_at        | "x": 1, "y": 2, "direction": "down", "magnitude": 800
            """)
    void geminis_functions_are_done(String name, String arguments) {
        assertThatItIsDone(name, "{" + arguments + "}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            key              | "keys": ["ctrl", "a"]
            type             | "text": "a"
            mouse_move       | "coordinate": [1, 2]
            left_click       | "coordinate": [1, 2]
            left_click_drag  | "coordinate": [1, 2]
            right_click      | "coordinate": [1, 2]
            middle_click     | "coordinate": [1, 2]
            double_click     | "coordinate": [1, 2]
            triple_click     | "coordinate": [1, 2]
            scroll           | "pixels": -300
            hscroll          | "pixels": 300
            wait             | "time": 1
            terminate        | "status": "success"
            answer           | "text": "a"
            """)
    void qwens_actions_are_done(String action, String arguments) {
        assertThatItIsDone("computer_use", "{\"action\": \"" + action + "\", " + arguments + "}");
    }

    @Test
    void a_combination_of_keys_is_one_stroke() {
        assertThat(read("key_combination", "{\"keys\": \"Control+A\"}").actions())
                .containsExactly(Replies.hotkey("control a"));
    }
}

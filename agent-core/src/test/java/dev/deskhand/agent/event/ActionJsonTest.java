package dev.deskhand.agent.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Box;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.screen.Fraction;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ActionJsonTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Target HERE = Target.at(0.25, 0);
    private static final Target BOX = Target.in(new Box(new Fraction(0.1, 0.2), new Fraction(0.3, 0.4)));

    static Stream<Action> actions() {
        return Stream.concat(
                Stream.of(Action.Click.Variety.values()).map(variety -> new Action.Click(BOX, variety)),
                Stream.concat(pointerActions(), otherActions()));
    }

    private static Stream<Action> pointerActions() {
        return Stream.of(
                new Action.Click(HERE, Action.Click.Variety.LEFT),
                new Action.MouseMove(HERE),
                new Action.MouseDown(HERE),
                new Action.MouseDown(null),
                new Action.MouseUp(null),
                new Action.Drag(HERE, BOX),
                new Action.Swipe(BOX, Target.at(-0.005, 1)),
                new Action.Scroll(HERE, Direction.DOWN, 7),
                new Action.Scroll(null, Direction.LEFT, null));
    }

    private static Stream<Action> otherActions() {
        return Stream.of(
                new Action.Type("it's \"Grüße\" 明天\n\n", HERE),
                new Action.Type("C:\\new", null),
                new Action.Hotkey(KeyChord.parse("ctrl + page down")),
                new Action.Hotkey(new KeyChord(List.of("+", "shift", "+"))),
                new Action.Press(KeyChord.parse("ctrl")),
                new Action.Release(KeyChord.parse("ctrl shift")),
                new Action.Wait(null),
                new Action.Wait(Duration.ofNanos(1_234_567_891)),
                new Action.Finished(""),
                new Action.Finished("Summary\n\n- a"),
                new Action.CallUser("A captcha"),
                new Action.Navigate("example.org/a?b=1"),
                new Action.OpenApp("Maps"),
                new Action.Simple(ActionKind.SCREENSHOT),
                new Action.Simple(ActionKind.NAVIGATE_BACK),
                new Action.Simple(ActionKind.OPEN_COMPUTER),
                new Action.Simple(ActionKind.PRESS_HOME),
                new Action.Simple(ActionKind.PRESS_BACK));
    }

    @ParameterizedTest
    @MethodSource("actions")
    void reading_gives_back_what_was_written(Action action) throws JsonProcessingException {
        JsonNode line = JSON.readTree(JSON.writeValueAsString(ActionJson.write(action)));

        assertThat(ActionJson.read(line)).isEqualTo(action);
    }

    @Test
    void every_kind_of_action_is_among_those_tried() {
        assertThat(actions().map(Action::kind)).contains(ActionKind.values());
    }

    @Test
    void the_names_are_those_of_the_cases() {
        assertThat(written(new Action.Click(BOX, Action.Click.Variety.DOUBLE)))
                .isEqualTo("{\"action\":\"double_click\",\"point\":{\"x\":0.2,\"y\":0.30000000000000004},"
                        + "\"box\":[0.1,0.2,0.3,0.4]}");
        assertThat(written(new Action.Drag(HERE, HERE)))
                .isEqualTo(
                        "{\"action\":\"drag\",\"point\":{\"x\":0.25,\"y\":0.0},\"end_point\":{\"x\":0.25,\"y\":0.0}}");
        assertThat(written(new Action.Type("a\n", null)))
                .isEqualTo("{\"action\":\"type\",\"content\":\"a\\n\",\"submit\":true}");
        assertThat(written(new Action.Hotkey(KeyChord.parse("Ctrl+C"))))
                .isEqualTo("{\"action\":\"hotkey\",\"key\":\"ctrl c\"}");
        assertThat(written(new Action.Scroll(null, Direction.UP, 3)))
                .isEqualTo("{\"action\":\"scroll\",\"direction\":\"up\",\"notches\":3}");
        assertThat(written(new Action.Wait(Duration.ofMillis(2500)))).isEqualTo("{\"action\":\"wait\",\"time\":2.5}");
    }

    @Test
    void an_end_without_a_message_writes_none() {
        assertThat(written(new Action.CallUser(""))).isEqualTo("{\"action\":\"call_user\"}");
        assertThat(written(new Action.Finished(""))).isEqualTo("{\"action\":\"finished\"}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            []                                                                       | action
            {}                                                                       | action
            {"action":"teleport"}                                                    | action
            {"action":7}                                                             | action
            {"action":"click"}                                                       | point
            {"action":"click","point":null}                                          | point
            {"action":"click","point":[1,2]}                                         | point
            {"action":"click","point":{"x":0.5}}                                     | point.y
            {"action":"click","point":{"x":0.5,"y":"0.5"}}                           | point.y
            {"action":"click","point":{"x":1e999,"y":0.5}}                           | point.x
            {"action":"click","point":{"x":0,"y":0},"box":[1,2,3]}                   | box
            {"action":"click","point":{"x":0,"y":0},"box":[1,2,3,"4"]}               | box
            {"action":"drag","point":{"x":0,"y":0}}                                  | end_point
            {"action":"type"}                                                        | content
            {"action":"type","content":""}                                           | content
            {"action":"type","content":["a"]}                                        | content
            {"action":"hotkey"}                                                      | key
            {"action":"press","key":"  "}                                            | key
            {"action":"scroll"}                                                      | direction
            {"action":"scroll","direction":"UP"}                                     | direction
            {"action":"scroll","direction":"up","notches":0}                         | notches
            {"action":"scroll","direction":"up","notches":101}                       | notches
            {"action":"scroll","direction":"up","notches":2.5}                       | notches
            {"action":"wait","time":-1}                                              | time
            {"action":"wait","time":86401}                                           | time
            {"action":"wait","time":"3"}                                             | time
            {"action":"navigate"}                                                    | url
            {"action":"open_app","name":{}}                                          | name
            """)
    void a_bad_field_is_named(String line, String field) throws JsonProcessingException {
        JsonNode json = JSON.readTree(line);

        assertThatThrownBy(() -> ActionJson.read(json))
                .isInstanceOfSatisfying(
                        BadField.class, bad -> assertThat(bad.field()).isEqualTo(field))
                .hasMessageStartingWith(field + " ");
    }

    @Test
    void a_text_over_the_limit_is_refused_without_quoting_it() {
        JsonNode json = JSON.createObjectNode()
                .put("action", "type")
                .put("content", "secret".repeat(Action.LONGEST_TEXT / 6 + 1));

        assertThatThrownBy(() -> ActionJson.read(json))
                .isInstanceOf(BadField.class)
                .hasMessage("content is longer than 1048576 characters");
    }

    @Test
    void fields_nobody_knows_are_skipped() throws JsonProcessingException {
        assertThat(ActionJson.read(JSON.readTree("{\"action\":\"wait\",\"mood\":\"calm\"}")))
                .isEqualTo(new Action.Wait(null));
    }

    private static String written(Action action) {
        return ActionJson.write(action).toString();
    }
}

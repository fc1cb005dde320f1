package dev.deskhand.agent.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Outcome;
import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventJsonReadingTest {
    private static final String SECRET = "hunter2";

    private static final String STEERED = EventJson.write(new AgentEvent.Steered(EventSamples.HEAD, "left"));

    private static final String PRICED = EventJson.write(new AgentEvent.TokensUsed(
            EventSamples.HEAD,
            3,
            Usage.NONE,
            Usage.NONE,
            new Cost(new Money(new BigDecimal("0.25"), "USD"), new Money(new BigDecimal("1.5"), "USD"))));

    @Test
    void fields_nobody_knows_are_skipped() {
        String line = STEERED.replace("\"text\"", "\"mood\":{\"a\":[1]},\"text\"");

        assertThat(EventJson.read(line)).contains(new AgentEvent.Steered(EventSamples.HEAD, "left"));
    }

    @Test
    void a_newer_version_is_an_unknown_event_whatever_else_it_holds() {
        assertThat(EventJson.read("{\"v\":2,\"type\":7}")).isEmpty();
    }

    @Test
    void another_type_is_an_unknown_event() {
        assertThat(EventJson.read(STEERED.replace("steered", "sang"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "\"kind\":\"unknown\", \"kind\":\"undone\"",
        "\"kind\":\"unknown\", '\"kind\":\"done\",\"change\":\"flickered\"'",
        "\"kind\":\"unknown\", '\"kind\":\"refused\",\"reason\":\"moody\"'",
        "\"kind\":\"unknown\", '\"kind\":\"failed\",\"failure\":{\"kind\":\"haunted\"}'",
    })
    void a_word_that_joined_a_closed_set_later_makes_an_unknown_event(String known, String unknown) {
        String line = EventJson.write(new AgentEvent.ActionOutcome(EventSamples.HEAD, 3, 1, new Outcome.Unknown()));

        assertThat(line).contains(known);
        assertThat(EventJson.read(line.replace(known, unknown))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hunter2", "[]", "null", "7", "{\"v\":1", "{\"v\":1}{}", "{\"v\":1,\"v\":1}"})
    void what_is_no_object_is_refused_without_being_quoted(String line) {
        BadField fault = catchThrowableOfType(BadField.class, () -> EventJson.read(line));

        assertThat(fault.field()).isIn("event", "id");
        assertThat(fault).hasMessageNotContaining(SECRET).hasNoCause();
    }

    @Test
    void an_endless_line_is_refused() {
        String line = STEERED.replace("left", "x".repeat(EventJson.LONGEST_LINE));

        assertThat(faultIn(line).field()).isEqualTo("event");
    }

    @Test
    void a_deep_line_is_refused() {
        String line = STEERED.replace("\"left\"", "[".repeat(50_000) + "]".repeat(50_000));

        assertThat(faultIn(line).field()).isEqualTo("event");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        v                   | "v":1                 | "v":"1"
        v                   | "v":1                 | "v":0
        id                  | "id":"e-1"            | "id":5
        id                  | "id":"e-1",           | ''
        seq                 | "seq":7               | "seq":0
        seq                 | "seq":7               | "seq":7.5
        seq                 | "seq":7               | "seq":99999999999999999999
        at                  | 2026-03-01T           | hunter2
        run                 | "run":"run-1"         | "run":null
        type                | "type":"action"       | "type":true
        step                | "step":3              | "step":-3
        index               | "index":0             | "index":-1
        frame               | "frame":17            | "frame":"17"
        action              | "action":{            | "action":"hunter2","x":{
        action.point        | "point":{             | "dot":{
        action.point.x      | "x":0.25              | "x":"hunter2"
        action.point.x      | "x":0.25              | "x":1e400
        action.end_box      | "end_box":[           | "end_box":[0.1,
        action.end_box      | [0.1,0.2,             | ["hunter2",0.2,
        points              | "points":[{           | "points":"hunter2","p":[{
        points[0]           | "points":[{           | "points":[7,{
        points[0].y         | "y":12                | "y":12345678901
        """)
    void a_wrong_field_is_named_and_never_quoted(String field, String right, String wrong) {
        Action drag = EventSamples.actions().stream()
                .filter(action -> action instanceof Action.Drag(var from, var to) && from.box() == null)
                .findFirst()
                .orElseThrow();
        String line = EventJson.write(EventSamples.chosen(drag));
        assertThat(line).contains(right);

        BadField fault = faultIn(line.replace(right, wrong));

        assertThat(fault.field()).isEqualTo(field);
        assertThat(fault).hasMessageStartingWith(field + " ").hasMessageNotContaining(SECRET);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        outcome.failure.retry_after | 31.0 | -1
        outcome.failure.retry_after | 31.0 | 3154000000
        outcome.failure.retry_after | 31.0 | 1e999999999
        outcome.failure.retry_after | 31.0 | "soon"
        outcome.failure.status      | 429 | 4290
        """)
    void a_wrong_time_or_status_is_named_by_its_path(String field, String right, String wrong) {
        String line = EventJson.write(new AgentEvent.ActionOutcome(
                EventSamples.HEAD, 3, 1, new Outcome.Failed(new AgentFailure.ModelBusy(429, Duration.ofSeconds(31)))));

        assertThat(faultIn(line.replace(":" + right, ":" + wrong)).field()).isEqualTo(field);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   "})
    void a_chord_without_a_key_names_the_field(String key) {
        String line = EventJson.write(EventSamples.chosen(new Action.Press(KeyChord.parse("ctrl"))));

        assertThat(faultIn(line.replace("\"key\":\"ctrl\"", "\"key\":\"" + key + "\""))
                        .field())
                .isEqualTo("action.key");
    }

    @Test
    void an_empty_text_cannot_be_typed() {
        String line = EventJson.write(EventSamples.chosen(new Action.Type("x", null)));

        assertThat(faultIn(line.replace("\"content\":\"x\"", "\"content\":\"\""))
                        .field())
                .isEqualTo("action.content");
    }

    @Test
    void a_name_beyond_its_limit_is_refused() {
        String line = EventJson.write(new AgentEvent.RunStarted(EventSamples.HEAD, "do it", "desk", "m", "f", 100));

        assertThat(faultIn(line.replace("\"desk\"", "\"" + "d".repeat(Texts.NAME + 1) + "\""))
                        .field())
                .isEqualTo("operator");
    }

    @Test
    void what_an_answer_cost_may_be_missing() {
        assertThat(EventJson.read(PRICED.replaceFirst(",\"cost\":\\{[^}]*}", "")))
                .contains(new AgentEvent.TokensUsed(EventSamples.HEAD, 3, Usage.NONE, Usage.NONE, null));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        cost.turn     | "turn":"0.25"    | "turn":0.25
        cost.turn     | "turn":"0.25"    | "turn":"-0.25"
        cost.turn     | "turn":"0.25"    | "turn":"1e9"
        cost.total    | "total":"1.5"    | "totals":"1.5"
        cost.currency | "currency":"USD" | "currency":"hunter2"
        """)
    void a_wrong_amount_is_named_by_its_path_and_never_quoted(String field, String right, String wrong) {
        assertThat(PRICED).contains(right);

        BadField fault = faultIn(PRICED.replace(right, wrong));

        assertThat(fault.field()).isEqualTo(field);
        assertThat(fault).hasMessageNotContaining(SECRET);
    }

    private static BadField faultIn(String line) {
        return catchThrowableOfType(BadField.class, () -> EventJson.read(line));
    }
}

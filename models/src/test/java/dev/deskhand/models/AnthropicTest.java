package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage.Answered;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.SeenRequest;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Anthropic's messages, as the vendor documents them.
class AnthropicTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final FunctionCall CLICK = new FunctionCall("toolu_1", "left_click", "{\"coordinate\":[10,20]}");
    private static final RawServer.Script REFUSE = line -> line.answer("400 Bad Request", "", "{\"type\":\"error\"}");

    private final Heard heard = new Heard();

    private static VisionModel model(RawServer server) {
        return Models.anthropic(
                new ModelEndpoint(server.baseUrl(), "claude-x", new ApiKey("k"), Asking.PATIENT, Sampling.STEADY),
                Clock.systemUTC());
    }

    private ModelTurn turn(String... events) throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    RawLine open = line.begin();
                    for (String event : events) {
                        open.event(event);
                    }
                    open.raw("0\r\n\r\n");
                });
                VisionModel model = model(server)) {
            return model.turn(Wire.question(), heard, new Permit());
        }
    }

    private AgentFailure failure(String... events) throws Exception {
        try {
            throw new AssertionError("did not fail: " + turn(events));
        } catch (AgentException e) {
            return e.failure();
        }
    }

    private static void done(RawLine line) throws java.io.IOException {
        line.begin()
                .event("{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":1}}}")
                .event(
                        "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}")
                .event(
                        "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"ok\"}}")
                .event(
                        "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":2}}")
                .event("{\"type\":\"message_stop\"}")
                .raw("0\r\n\r\n");
    }

    @Test
    void a_request_holds_exactly_what_the_protocol_needs() throws Exception {
        SeenRequest sent = Wire.sent(Speech.Protocol.ANTHROPIC, "claude-x", Sampling.STEADY);

        assertThat(sent.header("authorization")).isEmpty();
        assertThat(JSON.readTree(sent.body())).isEqualTo(Wire.json("""
                {"model": "claude-x", "max_tokens": 8192, "stream": true, "temperature": 0.0, "system": "Be brief.",
                 "messages": [{"role": "user", "content": [
                   {"type": "text", "text": "go"},
                   {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "PICTURE"}}]}],
                 "tools": [
                   {"type": "computer_toolset_20260801", "configs": {"zoom": {"enabled": false}}},
                   {"name": "finished", "description": "Done.", "input_schema": {"type": "object"}}]}
                """));
    }

    @Test
    void answers_to_calls_come_first_and_the_picture_with_the_last() throws Exception {
        JsonNode request = Wire.sentAfter(
                Speech.Protocol.ANTHROPIC,
                List.of(new Deed.Click(new Spot(10, 20)), new Deed.Type("a")),
                Answered.Fate.FAILED,
                Answered.Fate.SKIPPED);

        assertThat(request.at("/messages/2/content")).isEqualTo(Wire.json("""
                [{"type": "tool_result", "tool_use_id": "toolu_1_1", "toolset_name": "computer", "is_error": true,
                  "content": [{"type": "text", "text": "What became of it."}]},
                 {"type": "tool_result", "tool_use_id": "toolu_1_2", "toolset_name": "computer", "is_error": true,
                  "content": [
                    {"type": "text", "text": "Not executed: an earlier computer action in this turn failed."},
                    {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "PICTURE"}}]},
                 {"type": "text", "text": "look"}]
                """));
    }

    @Test
    void text_thoughts_and_calls_are_read_and_kept_for_later_requests() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":10,\"cache_read_input_tokens\":90}}}",
                "{\"type\":\"ping\"}",
                "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"thinking\",\"thinking\":\"\"}}",
                "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"thinking_delta\",\"thinking\":\"hm\"}}",
                "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"signature_delta\",\"signature\":\"sig\"}}",
                "{\"type\":\"content_block_stop\",\"index\":0}",
                "{\"type\":\"content_block_start\",\"index\":1,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}",
                "{\"type\":\"content_block_delta\",\"index\":1,\"delta\":{\"type\":\"text_delta\",\"text\":\"I cli\"}}",
                "{\"type\":\"content_block_delta\",\"index\":1,\"delta\":{\"type\":\"text_delta\",\"text\":\"ck.\"}}",
                "{\"type\":\"content_block_start\",\"index\":2,\"content_block\":{\"type\":\"tool_use\",\"id\":\"toolu_1\","
                        + "\"name\":\"left_click\",\"toolset_name\":\"computer\",\"input\":{}}}",
                "{\"type\":\"content_block_delta\",\"index\":2,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"{\\\"coordinate\\\":\"}}",
                "{\"type\":\"content_block_delta\",\"index\":2,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"[10,20]}\"}}",
                "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"tool_use\"},\"usage\":{\"output_tokens\":7}}",
                "{\"type\":\"message_stop\"}");

        assertThat(turn.text()).isEqualTo("I click.");
        assertThat(turn.thinking()).isEqualTo("hm");
        assertThat(turn.calls()).containsExactly(CLICK);
        assertThat(turn.usage()).isEqualTo(new Usage(100, 7, 90));
        assertThat(heard.pieces()).containsExactly("(hm)", "I cli", "ck.");
        assertThat(JSON.readTree(turn.replay())).isEqualTo(JSON.readTree("""
                [{"type": "thinking", "thinking": "hm", "signature": "sig"},
                 {"type": "text", "text": "I click."},
                 {"type": "tool_use", "id": "toolu_1", "name": "left_click", "toolset_name": "computer",
                  "input": {"coordinate": [10, 20]}}]
                """));
    }

    @Test
    void the_input_holds_what_was_read_from_a_cache_and_what_was_written_to_one() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":10,\"output_tokens\":1,"
                        + "\"cache_read_input_tokens\":60,\"cache_creation_input_tokens\":30}}}",
                "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}",
                "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"ok\"}}",
                "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},"
                        + "\"usage\":{\"input_tokens\":12,\"output_tokens\":7}}",
                "{\"type\":\"message_stop\"}");

        assertThat(turn.usage()).isEqualTo(new Usage(102, 7, 60));
    }

    @Test
    void arguments_with_something_behind_them_are_not_told_again() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"message_start\",\"message\":{\"usage\":{}}}",
                "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":"
                        + "{\"type\":\"tool_use\",\"id\":\"t\",\"name\":\"type\",\"input\":{}}}",
                "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":"
                        + "{\"type\":\"input_json_delta\",\"partial_json\":\"{\\\"text\\\":\\\"a\\\"} more\"}}",
                "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"tool_use\"},\"usage\":{}}",
                "{\"type\":\"message_stop\"}");

        assertThat(turn.calls()).containsExactly(new FunctionCall("t", "type", "{\"text\":\"a\"} more"));
        assertThat(turn.replay()).contains("\"input\":{}");
    }

    @Test
    void an_answer_without_a_call_says_that_the_work_is_done() throws Exception {
        try (RawServer server = RawServer.saying(AnthropicTest::done);
                VisionModel model = model(server)) {
            ModelTurn turn = model.turn(Wire.question(), heard, new Permit());

            assertThat(turn.calls()).containsExactly(new FunctionCall("", "finished", "{\"content\":\"ok\"}"));
        }
    }

    @Test
    void what_ends_otherwise_has_its_own_failure() throws Exception {
        String start = "{\"type\":\"message_start\",\"message\":{\"usage\":{}}}";

        assertThat(failure(start, "{\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"m\"}}"))
                .isEqualTo(new ModelBusy(529, null));
        assertThat(failure(start)).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
        assertThat(failure("{\"choices\":[]}")).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL));
        assertThat(failure(
                        start,
                        "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"refusal\"}}",
                        "{\"type\":\"message_stop\"}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.FILTERED));
        assertThat(failure(
                        start,
                        "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"}}",
                        "{\"type\":\"message_stop\"}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.EMPTY));
    }

    @Test
    void of_an_answer_cut_by_the_limit_no_call_is_left() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"tool_use\",\"id\":\"a\",\"name\":\"type\",\"input\":{}}}",
                "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"{\\\"te\"}}",
                "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"max_tokens\"}}",
                "{\"type\":\"message_stop\"}");

        assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
        assertThat(turn.calls()).isEmpty();
    }

    @Test
    void a_server_that_refuses_every_way_is_asked_no_more() throws Exception {
        try (RawServer server = RawServer.saying(REFUSE);
                VisionModel model = model(server)) {
            assertThatThrownBy(() -> model.turn(Wire.question(), heard, new Permit()))
                    .isInstanceOfSatisfying(
                            AgentException.class,
                            e -> assertThat(e.failure()).isEqualTo(new ModelRefused(400, ModelRefused.Ground.REQUEST)));

            assertThat(server.requests()).hasSize(4);
        }
    }
}

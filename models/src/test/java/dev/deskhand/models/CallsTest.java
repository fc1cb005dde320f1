package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Functions in requests and in answers.
class CallsTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final Heard heard = new Heard();

    private ModelTurn turn(RawServer.Script script) throws Exception {
        try (RawServer server = RawServer.saying(script);
                VisionModel model = Asking.model(server.baseUrl())) {
            return model.turn(Asking.QUESTION, heard, new Permit());
        }
    }

    private static JsonNode sent(ModelRequest request) throws Exception {
        try (RawServer server = RawServer.saying(
                        line -> line.begin().piece("ok").finish("stop").done());
                VisionModel model = Asking.model(server.baseUrl())) {
            model.turn(request, new Heard(), new Permit());
            return JSON.readTree(server.requests().getFirst().body());
        }
    }

    private static ModelTurn calling(FunctionCall... calls) {
        return new ModelTurn("", "", List.of(calls), Usage.NONE, ModelTurn.End.COMPLETE, null);
    }

    @Test
    void offered_functions_are_sent_with_their_schemas() throws Exception {
        ObjectNode parameters = JSON.readTree("""
                {"type": "object",
                 "properties": {"point": {"type": "array", "items": {"type": "number"}, "description": "[x, y]"}},
                 "required": ["point"]}
                """).deepCopy();
        Offer offer = new Offer(List.of(new Offer.Function("click", "Clicks.", parameters)), null);

        JsonNode body = sent(new ModelRequest(Asking.QUESTION.messages(), offer));

        assertThat(body.path("tools")).isEqualTo(JSON.createArrayNode().add(JSON.readTree("""
                {"type": "function", "function": {"name": "click", "description": "Clicks.", "parameters": %s}}
                """.formatted(parameters))));
    }

    @Test
    void a_schema_is_sent_as_the_format_of_the_answer() throws Exception {
        var schema = JSON.createObjectNode().put("type", "object");

        JsonNode body = sent(new ModelRequest(Asking.QUESTION.messages(), new Offer(List.of(), schema)));

        assertThat(body.path("response_format").path("type").asText()).isEqualTo("json_schema");
        assertThat(body.at("/response_format/json_schema/schema")).isEqualTo(schema);
    }

    @Test
    void past_calls_and_their_answers_are_messages_of_their_own() throws Exception {
        FunctionCall call = new FunctionCall("c1", "click", "{\"point\":[1,2]}");
        FunctionCall broken = new FunctionCall("c2", "type", "{\"content\": \"half");
        var request = new ModelRequest(List.of(
                Asking.user(new ModelMessage.Text("go")),
                ModelMessage.assistant("I click.", calling(call, broken)),
                Asking.user(
                        new ModelMessage.Answered(call, ModelMessage.Answered.Fate.DONE, "Done."),
                        new ModelMessage.Answered(broken, ModelMessage.Answered.Fate.FAILED, "No."),
                        new ModelMessage.Text("look"))));

        assertThat(sent(request).path("messages")).isEqualTo(JSON.readTree("""
                [{"role": "user", "content": "go"},
                 {"role": "assistant", "content": "I click.", "tool_calls": [
                   {"id": "c1", "type": "function", "function": {"name": "click", "arguments": "{\\"point\\":[1,2]}"}},
                   {"id": "c2", "type": "function", "function": {"name": "type", "arguments": "{}"}}]},
                 {"role": "tool", "tool_call_id": "c1", "content": "Done."},
                 {"role": "tool", "tool_call_id": "c2", "content": "No."},
                 {"role": "user", "content": "look"}]
                """));
    }

    @Test
    void calls_come_in_pieces() throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .piece("I click. ")
                .event("""
                        {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","type":"function",\
                        "function":{"name":"click","arguments":""}}]}}]}""")
                .event(
                        "{\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"{\\\"poi\"}}]}}]}")
                .event(
                        "{\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"nt\\\":[1,2]}\"}}]}}]}")
                .event("""
                        {"choices":[{"delta":{"tool_calls":[{"index":1,"id":"b","type":"function",\
                        "function":{"name":"wait","arguments":"{}"}}]}}]}""")
                .finish("tool_calls")
                .done());

        assertThat(turn.text()).isEqualTo("I click. ");
        assertThat(turn.calls())
                .containsExactly(
                        new FunctionCall("a", "click", "{\"point\":[1,2]}"), new FunctionCall("b", "wait", "{}"));
    }

    @Test
    void an_answer_of_calls_alone_is_no_empty_one() throws Exception {
        ModelTurn turn =
                turn(line -> line.begin().event("""
                        {"choices":[{"delta":{"tool_calls":[{"index":0,"type":"function",\
                        "function":{"name":"wait","arguments":"{}"}}]}}]}""").finish("tool_calls").done());

        assertThat(turn.calls()).containsExactly(new FunctionCall("call_0", "wait", "{}"));
    }

    @Test
    void calls_are_read_also_from_an_answer_in_one_piece() throws Exception {
        ModelTurn turn = turn(line -> line.begin().event("""
                        {"choices":[{"index":0,"message":{"role":"assistant","content":null,"tool_calls":[\
                        {"id":"a","type":"function","function":{"name":"wait","arguments":"{}"}},\
                        {"id":"a","type":"function","function":{"name":"click","arguments":"{\\"x\\":1}"}}]},\
                        "finish_reason":"tool_calls"}]}""").done());

        assertThat(turn.calls())
                .containsExactly(new FunctionCall("a", "wait", "{}"), new FunctionCall("call_1", "click", "{\"x\":1}"));
    }

    @Test
    void an_id_that_is_made_up_is_no_other_calls() throws Exception {
        ModelTurn turn = turn(line -> line.begin().event("""
                        {"choices":[{"index":0,"message":{"role":"assistant","content":null,"tool_calls":[\
                        {"id":"call_1","type":"function","function":{"name":"wait","arguments":"{}"}},\
                        {"id":"call_1","type":"function","function":{"name":"wait","arguments":"{}"}},\
                        {"id":"call_2","type":"function","function":{"name":"wait","arguments":"{}"}}]},\
                        "finish_reason":"tool_calls"}]}""").done());

        assertThat(turn.calls())
                .extracting(FunctionCall::id)
                .doesNotHaveDuplicates()
                .hasSize(3);
    }

    @Test
    void of_calls_cut_by_the_limit_none_is_left() throws Exception {
        ModelTurn turn = turn(line -> line.begin().event("""
                        {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","type":"function",\
                        "function":{"name":"type","arguments":"{\\"content\\":\\"half"}}]}}]}""").finish("length").done());

        assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
        assertThat(turn.calls()).isEmpty();
    }

    @Test
    void a_stream_that_stops_within_a_call_is_cut_off() {
        Assertions.assertThatExceptionOfType(AgentException.class)
                .isThrownBy(() -> turn(line -> line.begin().event("""
                        {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","type":"function",\
                        "function":{"name":"type","arguments":"{\\"content\\":\\"half"}}]}}]}""").raw("0\r\n\r\n")))
                .extracting(AgentException::failure)
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
    }
}

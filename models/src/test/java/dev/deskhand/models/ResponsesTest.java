package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage.Answered;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.SeenRequest;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/// OpenAI's responses, as the vendor documents them.
class ResponsesTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String CALL = """
            {"type": "computer_call", "id": "cu_1", "call_id": "call_1", "status": "completed",
             "actions": [{"type": "click", "button": "left", "x": 10, "y": 20}],
             "pending_safety_checks": [{"id": "sc_1", "code": "malicious_instructions", "message": "Odd page."}]}
            """;
    private static final FunctionCall CLICK = new FunctionCall(
            "call_1",
            "computer",
            "{\"actions\":[{\"type\":\"click\",\"button\":\"left\",\"x\":10,\"y\":20}]}",
            List.of(new SafetyCheck("sc_1", "malicious_instructions", "Odd page.")));

    private final Heard heard = new Heard();

    private static VisionModel model(RawServer server) {
        return Models.openAiResponses(
                new ModelEndpoint(server.baseUrl(), "gpt-x", new ApiKey("k"), Asking.PATIENT, Sampling.OWN),
                Clock.systemUTC());
    }

    private ModelTurn turn(String... events) throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    RawLine open = line.begin();
                    for (String event : events) {
                        open.event(event.replace("\n", " "));
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

    @Test
    void a_request_holds_exactly_what_the_protocol_needs() throws Exception {
        SeenRequest sent = Wire.sent(Speech.Protocol.OPENAI_RESPONSES, "gpt-x", Sampling.OWN);

        assertThat(JSON.readTree(sent.body())).isEqualTo(Wire.json("""
                {"model": "gpt-x", "instructions": "Be brief.",
                 "input": [{"type": "message", "role": "user", "content": [
                   {"type": "input_text", "text": "go"},
                   {"type": "input_image", "image_url": "data:image/png;base64,PICTURE", "detail": "original"}]}],
                 "tools": [
                   {"type": "computer"},
                   {"type": "function", "name": "finished", "description": "Done.", "strict": false,
                    "parameters": {"type": "object"}}],
                 "stream": true, "store": false, "truncation": "auto", "include": ["reasoning.encrypted_content"]}
                """));
    }

    @Test
    void a_call_is_answered_by_the_screen_and_what_failed_is_said_beside_it() throws Exception {
        JsonNode request = Wire.sentAfter(
                Speech.Protocol.OPENAI_RESPONSES, List.of(new Deed.Click(new Spot(10, 20))), Answered.Fate.FAILED);

        assertThat(request.at("/input/3")).isEqualTo(Wire.json("""
                {"type": "computer_call_output", "call_id": "call_1_0", "output": {"type": "computer_screenshot",
                 "image_url": "data:image/png;base64,PICTURE", "detail": "original"}}
                """));
        assertThat(request.at("/input/4")).isEqualTo(Wire.json("""
                {"type": "message", "role": "user", "content": [
                  {"type": "input_text", "text": "What became of it."}, {"type": "input_text", "text": "look"}]}
                """));
    }

    @Test
    void text_thoughts_calls_and_checks_are_read() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"response.created\",\"response\":{}}",
                "{\"type\":\"response.reasoning_summary_text.delta\",\"delta\":\"hm\"}",
                "{\"type\":\"response.output_text.delta\",\"delta\":\"I click.\"}",
                "{\"type\":\"response.completed\",\"response\":{\"output\":["
                        + "{\"type\":\"message\",\"content\":[{\"type\":\"output_text\",\"text\":\"I click.\"}]},"
                        + CALL
                        + "],\"usage\":{\"input_tokens\":100,\"output_tokens\":7,"
                        + "\"input_tokens_details\":{\"cached_tokens\":90}}}}");

        assertThat(turn.text()).isEqualTo("I click.");
        assertThat(turn.thinking()).isEqualTo("hm");
        assertThat(turn.calls()).containsExactly(CLICK);
        assertThat(turn.usage()).isEqualTo(new Usage(100, 7, 90));
        assertThat(heard.pieces()).containsExactly("(hm)", "I click.");
    }

    @Test
    void the_input_holds_what_was_read_from_a_cache_and_the_output_what_was_thought() throws Exception {
        ModelTurn turn = turn("{\"type\":\"response.completed\",\"response\":{\"output\":[" + CALL
                + "],\"usage\":{\"input_tokens\":100,\"output_tokens\":7,\"total_tokens\":107,"
                + "\"input_tokens_details\":{\"cached_tokens\":90},"
                + "\"output_tokens_details\":{\"reasoning_tokens\":5}}}}");

        assertThat(turn.usage()).isEqualTo(new Usage(100, 7, 90));
    }

    @Test
    void the_one_action_of_the_preview_is_read_too() throws Exception {
        ModelTurn turn = turn("{\"type\":\"response.completed\",\"response\":{\"output\":[{\"type\":\"computer_call\","
                + "\"call_id\":\"c\",\"action\":{\"type\":\"wait\"},\"pending_safety_checks\":[]}]}}");

        assertThat(turn.calls())
                .containsExactly(new FunctionCall("c", "computer", "{\"actions\":[{\"type\":\"wait\"}]}"));
    }

    @Test
    void items_told_one_by_one_are_enough() throws Exception {
        ModelTurn turn = turn(
                "{\"type\":\"response.output_item.done\",\"item\":{\"type\":\"function_call\",\"call_id\":\"f\","
                        + "\"name\":\"finished\",\"arguments\":\"{}\"}}",
                "{\"type\":\"response.completed\",\"response\":{}}");

        assertThat(turn.calls()).containsExactly(new FunctionCall("f", "finished", "{}"));
    }

    @Test
    void an_answer_without_a_call_says_that_the_work_is_done() throws Exception {
        ModelTurn turn = turn("{\"type\":\"response.completed\",\"response\":{\"output\":[{\"type\":\"message\","
                + "\"content\":[{\"type\":\"output_text\",\"text\":\"ok\"}]}]}}");

        assertThat(turn.calls()).containsExactly(new FunctionCall("", "finished", "{\"content\":\"ok\"}"));
    }

    @Test
    void what_ends_otherwise_has_its_own_failure() throws Exception {
        assertThat(failure(
                        "{\"type\":\"response.failed\",\"response\":{\"error\":{\"code\":\"rate_limit_exceeded\"}}}"))
                .isEqualTo(new ModelBusy(429, null));
        assertThat(failure("{\"type\":\"response.created\"}")).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
        assertThat(failure("{\"choices\":[]}")).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL));
        assertThat(failure("{\"type\":\"response.incomplete\",\"response\":{\"incomplete_details\":"
                        + "{\"reason\":\"content_filter\"}}}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.FILTERED));
        assertThat(failure("{\"type\":\"response.completed\",\"response\":{\"output\":[]}}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.EMPTY));
    }

    @Test
    void a_refusal_is_no_end_of_the_work() throws Exception {
        assertThat(failure("{\"type\":\"response.completed\",\"response\":{\"output\":[{\"type\":\"message\","
                        + "\"content\":[{\"type\":\"refusal\",\"refusal\":\"I will not.\"}]}]}}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.FILTERED));
    }

    @Test
    void of_an_answer_cut_by_the_limit_no_call_is_left() throws Exception {
        ModelTurn turn = turn("{\"type\":\"response.incomplete\",\"response\":{\"output\":[" + CALL
                + "],\"incomplete_details\":{\"reason\":\"max_output_tokens\"}}}");

        assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
        assertThat(turn.calls()).isEmpty();
    }
}

package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Gemini's generation of content, as the vendor documents it.
class GeminiTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<SafetyCheck> CHECKS = List.of(new SafetyCheck("", "require_confirmation", "It pays."));
    private static final FunctionCall CLICK = new FunctionCall("unnamed-0", "click_at", "{\"x\":10,\"y\":20}", CHECKS);
    private static final String CALLING = """
            {"functionCall": {"name": "click_at", "args": {"x": 10, "y": 20,
              "safety_decision": {"decision": "require_confirmation", "explanation": "It pays."}}},
             "thoughtSignature": "sig"}
            """;

    private final Heard heard = new Heard();

    private static VisionModel model(RawServer server) {
        URI url = URI.create("http://127.0.0.1:" + server.port());
        return Models.gemini(
                new ModelEndpoint(url, "gemini-x", new ApiKey("k"), Asking.PATIENT, Sampling.STEADY),
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
        SeenRequest sent = Wire.sent(Speech.Protocol.GEMINI, "gemini-x", Sampling.STEADY);

        assertThat(sent.model()).isEqualTo("gemini-x");
        assertThat(JSON.readTree(sent.body())).isEqualTo(Wire.json("""
                {"system_instruction": {"parts": [{"text": "Be brief."}]},
                 "contents": [{"role": "user", "parts": [
                   {"text": "go"}, {"inline_data": {"mime_type": "image/png", "data": "PICTURE"}}]}],
                 "tools": [
                   {"computer_use": {"environment": "ENVIRONMENT_DESKTOP"}},
                   {"function_declarations": [
                     {"name": "finished", "description": "Done.", "parameters": {"type": "object"}}]}],
                 "generationConfig": {"temperature": 0.0, "thinkingConfig": {"includeThoughts": true}}}
                """));
    }

    @Test
    void what_cannot_be_done_is_left_out_of_the_tool() throws Exception {
        Answerer mind = Answerer.always(Answer.text("ok"));
        try (StandInModel there =
                        StandInModel.openKnowing(Set.of("ENVIRONMENT_BROWSER"), Speech.Protocol.GEMINI, mind);
                VisionModel model = Speaking.model(Speech.Protocol.GEMINI, there.baseUrl())) {
            model.turn(Wire.question(), heard, new Permit());

            assertThat(JSON.readTree(there.requests().getLast().body()).at("/tools/0"))
                    .isEqualTo(JSON.readTree("""
                            {"computer_use": {"environment": "ENVIRONMENT_BROWSER",
                              "excluded_predefined_functions": ["search", "go_forward"]}}
                            """));
        }
    }

    @Test
    void calls_are_answered_in_order_and_the_screen_goes_with_the_last() throws Exception {
        JsonNode request = Wire.sentAfter(
                Speech.Protocol.GEMINI,
                List.of(new Deed.Click(new Spot(10, 20)), new Deed.Type("a")),
                Answered.Fate.DONE,
                Answered.Fate.FAILED);

        assertThat(request.at("/contents/2/parts")).isEqualTo(Wire.json("""
                [{"function_response": {"name": "click", "id": "function-1-0",
                   "response": {"output": "What became of it."}}},
                 {"function_response": {"name": "type", "id": "function-1-1",
                   "response": {"error": "What became of it."},
                   "parts": [{"inline_data": {"mime_type": "image/png", "data": "PICTURE"}}]}},
                 {"text": "look"}]
                """));
    }

    @Test
    void text_thoughts_calls_and_checks_are_read() throws Exception {
        ModelTurn turn = turn(
                "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"hm\",\"thought\":true}]}}]}",
                "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"I click.\"}]}}]}",
                "{\"candidates\":[{\"content\":{\"parts\":[" + CALLING + "]},\"finishReason\":\"STOP\"}],"
                        + "\"usageMetadata\":{\"promptTokenCount\":100,\"candidatesTokenCount\":5,"
                        + "\"thoughtsTokenCount\":2,\"cachedContentTokenCount\":90}}");

        assertThat(turn.text()).isEqualTo("I click.");
        assertThat(turn.thinking()).isEqualTo("hm");
        assertThat(turn.calls()).containsExactly(CLICK);
        assertThat(turn.usage()).isEqualTo(new Usage(100, 7, 90));
        assertThat(heard.pieces()).containsExactly("(hm)", "I click.");
    }

    @Test
    void the_input_holds_what_was_read_from_a_cache_and_the_output_what_was_thought() throws Exception {
        ModelTurn turn = turn("{\"candidates\":[{\"content\":{\"parts\":[" + CALLING + "]},\"finishReason\":\"STOP\"}],"
                + "\"usageMetadata\":{\"promptTokenCount\":100,\"toolUsePromptTokenCount\":3,"
                + "\"candidatesTokenCount\":5,\"thoughtsTokenCount\":2,\"cachedContentTokenCount\":90}}");

        assertThat(turn.usage()).isEqualTo(new Usage(103, 7, 90));
    }

    @Test
    void scrolling_that_does_not_say_how_far_goes_three_hundred_pixels() throws Exception {
        ModelTurn turn = turn("{\"candidates\":[{\"content\":{\"parts\":["
                + "{\"functionCall\":{\"name\":\"scroll\",\"args\":{\"x\":1,\"y\":2,\"direction\":\"down\"}}},"
                + "{\"functionCall\":{\"name\":\"scroll\",\"args\":{\"x\":1,\"y\":2,\"direction\":\"up\",\"magnitude\":800}}},"
                + "{\"functionCall\":{\"name\":\"scroll\",\"args\":{\"point\":[1,2],\"direction\":\"up\"}}}"
                + "]},\"finishReason\":\"STOP\"}]}");

        assertThat(turn.calls())
                .extracting(FunctionCall::arguments)
                .containsExactly(
                        "{\"x\":1,\"y\":2,\"direction\":\"down\",\"magnitude_in_pixels\":300}",
                        "{\"x\":1,\"y\":2,\"direction\":\"up\",\"magnitude\":800}",
                        "{\"point\":[1,2],\"direction\":\"up\"}");
    }

    @Test
    void any_model_and_any_query_of_the_base_url_are_a_part_of_the_address() throws Exception {
        try (RawServer server = RawServer.saying(line -> line.answer("401 Unauthorized", "", "{}"))) {
            URI url = URI.create("http://127.0.0.1:" + server.port() + "/?tenant=7");
            try (VisionModel model = Models.gemini(
                    new ModelEndpoint(url, "a b?c#d/e+f", new ApiKey("k"), Asking.PATIENT, Sampling.STEADY),
                    Clock.systemUTC())) {
                assertThatThrownBy(() -> model.turn(Wire.question(), heard, new Permit()))
                        .isInstanceOf(AgentException.class);
            }

            assertThat(server.requests().getFirst().line())
                    .contains("/v1beta/models/a%20b%3Fc%23d%2Fe%2Bf:streamGenerateContent?tenant=7&alt=sse ");
        }
    }

    @Test
    void typing_at_a_place_clears_and_enters_unless_it_is_said_otherwise() throws Exception {
        ModelTurn turn = turn("{\"candidates\":[{\"content\":{\"parts\":[{\"functionCall\":{\"id\":\"a\","
                + "\"name\":\"type_text_at\",\"args\":{\"x\":1,\"y\":2,\"text\":\"t\",\"press_enter\":false}}}]},"
                + "\"finishReason\":\"STOP\"}]}");

        assertThat(JSON.readTree(turn.calls().getFirst().arguments())).isEqualTo(JSON.readTree("""
                {"x": 1, "y": 2, "text": "t", "press_enter": false, "clear_before_typing": true}
                """));
    }

    @Test
    void an_answer_without_a_call_says_that_the_work_is_done() throws Exception {
        ModelTurn turn =
                turn("{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"ok\"}]},\"finishReason\":\"STOP\"}]}");

        assertThat(turn.calls()).containsExactly(new FunctionCall("", "finished", "{\"content\":\"ok\"}"));
    }

    @Test
    void what_ends_otherwise_has_its_own_failure() throws Exception {
        assertThat(failure("{\"error\":{\"code\":503,\"status\":\"UNAVAILABLE\"}}"))
                .isEqualTo(new ModelBusy(503, null));
        assertThat(failure("{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"o\"}]}}]}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
        assertThat(failure("{\"choices\":[]}")).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL));
        assertThat(failure("{\"promptFeedback\":{\"blockReason\":\"SAFETY\"}}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.FILTERED));
        assertThat(failure("{\"candidates\":[{\"finishReason\":\"MALFORMED_FUNCTION_CALL\"}]}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.CUT_OFF));
        assertThat(failure("{\"candidates\":[{\"finishReason\":\"STOP\"}]}"))
                .isEqualTo(new ModelGarbled(ModelGarbled.Flaw.EMPTY));
    }

    @Test
    void of_an_answer_cut_by_the_limit_no_call_is_left() throws Exception {
        ModelTurn turn =
                turn("{\"candidates\":[{\"content\":{\"parts\":[" + CALLING + "]},\"finishReason\":\"MAX_TOKENS\"}]}");

        assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
        assertThat(turn.calls()).isEmpty();
    }
}

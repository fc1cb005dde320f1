package dev.deskhand.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.testkit.eyes.Spot;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The stand-in for Anthropic's messages answers as the vendor does, and refuses what the vendor refuses.
class AnthropicStandInTest {
    private static final Posting POSTING = new Posting("/v1/messages", "anthropic-version", "2023-06-01");
    private static final Answer ACTING =
            Answer.acting("hm", new Deed.Click(new Spot(15, 10)), new Deed.Type("a"), new Deed.Finish("ok"));
    private static final String SAID = "[{'type':'thinking','thinking':'hm','signature':'signed-1-0'},"
            + "{'type':'tool_use','id':'toolu_1_1','name':'left_click','toolset_name':'computer',"
            + "'input':{'coordinate':[15,10]}},"
            + "{'type':'tool_use','id':'toolu_1_2','name':'type','toolset_name':'computer','input':{'text':'a'}},"
            + "{'type':'tool_use','id':'toolu_1_3','name':'finished','input':{'content':'ok'}}]";
    private static final String SKIPPED = "Not executed: an earlier computer action in this turn failed.";

    private static String first() throws IOException {
        return "{'model':'m','max_tokens':9,'tools':[{'type':'computer_toolset_20260801'},"
                + "{'name':'finished','input_schema':{'type':'object'}}],'messages':["
                + "{'role':'user','content':[{'type':'image','source':{'type':'base64','media_type':'image/png','data':'"
                + Posting.picture() + "'}}]}]}";
    }

    /// The request after that answer: its first call failed, so the other was left out.
    private static String second() throws IOException {
        return first().substring(0, first().length() - 2) + ",{'role':'assistant','content':" + SAID
                + "},{'role':'user','content':["
                + "{'type':'tool_result','tool_use_id':'toolu_1_1','toolset_name':'computer','is_error':true,"
                + "'content':[{'type':'text','text':'It moved.'}]},"
                + "{'type':'tool_result','tool_use_id':'toolu_1_2','toolset_name':'computer','is_error':true,"
                + "'content':[{'type':'text','text':'" + SKIPPED + "'}]},"
                + "{'type':'tool_result','tool_use_id':'toolu_1_3','content':'No.'},"
                + "{'type':'text','text':'go on'}]}]}";
    }

    @Test
    void an_answer_in_one_piece_holds_a_signed_thought_and_calls_in_pixels_of_the_picture() throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.ANTHROPIC, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, first()))
                    .contains("'type':'message','role':'assistant'", "'content':" + SAID, "'stop_reason':'tool_use'");
            assertThat(POSTING.send(there, second()).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_stream_tells_the_same_block_by_block() throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.ANTHROPIC, Answerer.always(ACTING))) {
            String stream = POSTING.answer(there, first().replace("'max_tokens'", "'stream':true,'max_tokens'"));

            assertThat(stream)
                    .startsWith("event: message_start\ndata: {'message':{'id':'msg_1'")
                    .endsWith("event: message_stop\ndata: {'type':'message_stop'}\n\n")
                    .containsSubsequence(
                            "'thinking_delta','thinking':'h'",
                            "'thinking_delta','thinking':'m'",
                            "'signature_delta','signature':'signed-1-0'",
                            "'type':'content_block_stop'",
                            "'name':'left_click','toolset_name':'computer','input':{}",
                            "'partial_json':'{'",
                            "'stop_reason':'tool_use'");
        }
    }

    @Test
    void older_tools_need_their_header_and_name_places_on_the_display_they_declare() throws Exception {
        String older = first().replace(
                        "'computer_toolset_20260801'",
                        "'computer_20251124','name':'computer','display_width_px':60,'display_height_px':40");
        Posting beta = new Posting(
                "/v1/messages", "anthropic-version", "2023-06-01", "anthropic-beta", "computer-use-2025-11-24");
        try (StandInModel there = StandInModel.open(Speech.Protocol.ANTHROPIC, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, older)).contains("tools[0].type: 'computer_20251124' is none");
            assertThat(beta.answer(there, older))
                    .contains("'name':'computer','input':{'coordinate':[30,20],'action':'left_click'}");
        }
    }

    @Test
    void a_tool_it_does_not_know_and_a_version_that_is_missing_are_refused() throws Exception {
        try (StandInModel there =
                StandInModel.openKnowing(Set.of(), Speech.Protocol.ANTHROPIC, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, first())).contains("tools[0].type: 'computer_toolset_20260801' is none");
            assertThat(new Posting("/v1/messages").answer(there, first())).contains("anthropic-version");
            assertThat(there.requests()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    'model':'m'                                 | 'model':'m','seed':1                   | request.seed
                    'max_tokens':9,                             | ``                                     | request.max_tokens
                    {'type':'computer_toolset_20260801'}        | {'type':'computer_toolset_20260801','name':'computer'} | tools[0].name
                    'input_schema':{'type':'object'}            | 'input_schema':{}                      | input_schema.type
                    'image/png'                                 | 'image/jpeg'                           | says image/jpeg
                    'type':'base64'                             | 'kind':'base64'                        | source.kind
                    'role':'assistant'                          | 'role':'user'                          | roles must alternate
                    'signature':'signed-1-0'                    | 'signature':'signed-2-0'               | is invalid
                    {'type':'thinking','thinking':'hm','signature':'signed-1-0'}, | ``                   | block is missing
                    'coordinate':[15,10]                        | 'coordinate':[15,11]                   | otherwise than it was given
                    'tool_use_id':'toolu_1_2'                   | 'tool_use_id':'toolu_1_1'              | single result: toolu_1_1
                    'tool_use_id':'toolu_1_3'                   | 'tool_use_id':'toolu_9'                | immediately after: toolu_1_3
                    'toolset_name':'computer','is_error'        | 'is_error'                             | toolset of its call
                    ,'is_error':true,'content':[{'type':'text','text':'Not | ,'content':[{'type':'text','text':'Not | must be an error
                    Not executed: an earlier computer           | Skipped: an earlier computer           | Not executed
                    {'type':'text','text':'go on'}]             | {'type':'text','text':' '}]            | white space
                    'content':'No.'}                            | 'content':'No.','note':1}              | content[2].note
                    [{'type':'tool_result','tool_use_id':'toolu_1_1' | [{'type':'text','text':'x'},{'type':'tool_result','tool_use_id':'toolu_1_1' | before all else
                    """)
    void a_request_that_breaks_the_protocol_is_refused_by_the_name_of_what_is_wrong(
            String right, String wrong, String named) throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.ANTHROPIC, Answerer.always(ACTING))) {
            POSTING.answer(there, first());
            assertThat(second()).contains(right);

            HttpResponse<String> refused = POSTING.send(there, second().replace(right, wrong));

            assertThat(refused.body()).contains("invalid_request_error").contains(named);
            assertThat(refused.statusCode()).isEqualTo(400);
        }
    }
}

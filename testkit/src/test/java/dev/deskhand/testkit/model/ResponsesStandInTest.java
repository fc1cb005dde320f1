package dev.deskhand.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.testkit.eyes.Spot;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The stand-in for OpenAI's responses answers as the vendor does, and refuses what the vendor refuses.
class ResponsesStandInTest {
    private static final Posting POSTING = new Posting("/v1/responses");
    private static final Answer ACTING = Answer.acting(
            "hm",
            new Deed.Doubted(new Deed.Click(new Spot(15, 10)), "malicious_instructions", "Odd page."),
            new Deed.Press("CTRL+S"),
            new Deed.Finish("ok"));
    private static final String SAID = "{'type':'reasoning','id':'rs_1_0','encrypted_content':'sealed-1_0',"
            + "'summary':[{'type':'summary_text','text':'hm'}]},"
            + "{'type':'computer_call','id':'cu_1_0','call_id':'call_1_0','actions':["
            + "{'type':'click','button':'left','x':15,'y':10},{'type':'keypress','keys':['CTRL','S']}],"
            + "'pending_safety_checks':[{'id':'sc_1_0','code':'malicious_instructions','message':'Odd page.'}],"
            + "'status':'completed'},"
            + "{'type':'function_call','id':'fc_1_1','call_id':'call_1_1','name':'finished',"
            + "'arguments':'{\\'content\\':\\'ok\\'}','status':'completed'}";

    private static String first() throws IOException {
        return "{'model':'m','store':false,'include':['reasoning.encrypted_content'],'tools':[{'type':'computer'},"
                + "{'type':'function','name':'finished','parameters':{'type':'object'},'strict':false}],'input':["
                + "{'role':'user','content':[{'type':'input_image','image_url':'data:image/png;base64,"
                + Posting.picture() + "','detail':'original'}]}]}";
    }

    private static String second() throws IOException {
        return first().substring(0, first().length() - 2) + "," + SAID
                + ",{'type':'computer_call_output','call_id':'call_1_0','output':{'type':'computer_screenshot',"
                + "'image_url':'data:image/png;base64," + Posting.picture() + "'},"
                + "'acknowledged_safety_checks':[{'id':'sc_1_0'}]},"
                + "{'type':'function_call_output','call_id':'call_1_1','output':'No.'},"
                + "{'role':'user','content':[{'type':'input_text','text':'go on'}]}]}";
    }

    @Test
    void an_answer_in_one_piece_holds_a_sealed_thought_one_batch_and_what_a_person_must_allow() throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.OPENAI_RESPONSES, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, first())).contains("'status':'completed'", "'output':[" + SAID + "]");
            HttpResponse<String> next = POSTING.send(there, second());
            assertThat(next.statusCode()).as(next.body()).isEqualTo(200);
        }
    }

    @Test
    void a_stream_tells_the_same_item_by_item() throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.OPENAI_RESPONSES, Answerer.always(ACTING))) {
            String stream = POSTING.answer(there, first().replace("'store'", "'stream':true,'store'"));

            assertThat(stream)
                    .startsWith("event: response.created\ndata: {'response':{'id':'resp_1'")
                    .containsSubsequence(
                            "event: response.output_item.added",
                            "'delta':'h','type':'response.reasoning_summary_text.delta'",
                            "'delta':'m','type':'response.reasoning_summary_text.delta'",
                            "event: response.output_item.done",
                            "'type':'computer_call'",
                            "event: response.completed");
        }
    }

    @Test
    void the_preview_gives_one_action_a_call_on_the_display_it_declares() throws Exception {
        String preview = first().replace(
                        "{'type':'computer'}",
                        "{'type':'computer_use_preview','display_width':60,'display_height':40,'environment':'linux'}");
        try (StandInModel there = StandInModel.open(Speech.Protocol.OPENAI_RESPONSES, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, preview)).contains("request.truncation");
            assertThat(POSTING.answer(there, preview.replace("'store'", "'truncation':'auto','store'")))
                    .contains(
                            "'action':{'type':'click','button':'left','x':30,'y':20}",
                            "'action':{'type':'keypress','keys':['CTRL','S']}");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    'model':'m'                                  | 'model':'m','seed':1                   | request.seed
                    'store':false,                               | ``                                     | request.store
                    'reasoning.encrypted_content'                | 'reasoning'                            | include knows no reasoning
                    {'type':'computer'}                          | {'type':'computer','display_width':9}  | tools[0].display_width
                    'strict':false                               | 'strict':'no'                          | tools[1].strict
                    'detail':'original'                          | 'detail':'full'                        | content[0].detail
                    'type':'input_image'                         | 'type':'image'                         | content[0].type
                    'acknowledged_safety_checks':[{'id':'sc_1_0'}] | 'acknowledged_safety_checks':[]      | must name [sc_1_0]
                    ,'acknowledged_safety_checks':[{'id':'sc_1_0'}] | ``                                  | must name [sc_1_0]
                    {'id':'sc_1_0'}                              | {'id':'sc_1_0'},{'id':'sc_2'}          | names [sc_1_0, sc_2]
                    'encrypted_content':'sealed-1_0',            | ``                                     | not found
                    'summary':[{'type':'summary_text','text':'hm'}] | 'summary':[]                        | 'reasoning' item
                    'x':15                                       | 'x':16                                 | was changed
                    {'type':'function_call_output','call_id':'call_1_1','output':'No.'}, | ``             | no tool output found for call call_1_1
                    'call_id':'call_1_1','output'                | 'call_id':'call_9','output'            | call_id call_9
                    'type':'computer_screenshot'                 | 'type':'input_image'                   | output.type
                    'text':'go on'}                              | 'text':'go on','size':1}               | content[0].size
                    'output':'No.'}                              | 'output':'No.'},{'type':'function_call_output','call_id':'call_1_1','output':'No.'} | call_id call_1_1
                    """)
    void a_request_that_breaks_the_protocol_is_refused_by_the_name_of_what_is_wrong(
            String right, String wrong, String named) throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.OPENAI_RESPONSES, Answerer.always(ACTING))) {
            POSTING.answer(there, first());
            assertThat(second()).contains(right);

            HttpResponse<String> refused = POSTING.send(there, second().replace(right, wrong));

            assertThat(refused.body()).contains("\"error\"").contains(named);
            assertThat(refused.statusCode()).isEqualTo(400);
        }
    }
}

package dev.deskhand.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.testkit.eyes.Spot;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The stand-in for Gemini's generation of content answers as the vendor does, and refuses what the vendor refuses.
class GeminiStandInTest {
    private static final Posting POSTING = new Posting("/v1beta/models/gemini-x:generateContent");
    private static final Posting STREAMING = new Posting("/v1beta/models/gemini-x:streamGenerateContent?alt=sse");
    private static final Answer ACTING = Answer.acting(
            "hm",
            new Deed.Doubted(new Deed.Click(new Spot(15, 10)), "require_confirmation", "It pays."),
            new Deed.Finish("ok"));
    private static final String SAID = "[{'text':'h','thought':true},{'text':'m','thought':true},"
            + "{'functionCall':{'id':'function-1-0','name':'click','args':{'x':517,'y':525,"
            + "'intent':'Click the target.','safety_decision':{'decision':'require_confirmation',"
            + "'explanation':'It pays.'}}},'thoughtSignature':'signed-1'},"
            + "{'functionCall':{'id':'function-1-1','name':'finished','args':{'content':'ok'}}}]";

    private static String first() throws IOException {
        return "{'tools':[{'computer_use':{'environment':'ENVIRONMENT_DESKTOP'}},{'functionDeclarations':["
                + "{'name':'finished','description':'Ends.','parameters':{'type':'object','properties':"
                + "{'content':{'type':'string'}},'required':['content']}}]}],"
                + "'generationConfig':{'temperature':0},'contents':[{'role':'user','parts':[{'text':'go'},"
                + "{'inline_data':{'mime_type':'image/png','data':'" + Posting.picture() + "'}}]}]}";
    }

    private static String second() throws IOException {
        return first().substring(0, first().length() - 2) + ",{'role':'model','parts':" + SAID
                + "},{'role':'user','parts':[{'function_response':{'id':'function-1-0','name':'click',"
                + "'response':{'output':'ok','safety_acknowledgement':'true'},'parts':[{'inline_data':"
                + "{'mime_type':'image/png','data':'" + Posting.picture() + "'}}]}},"
                + "{'functionResponse':{'id':'function-1-1','name':'finished','response':{'error':'No.'}}},"
                + "{'text':'go on'}]}]}";
    }

    @Test
    void an_answer_in_one_piece_holds_a_thought_a_signed_call_in_thousandths_and_what_a_person_must_allow()
            throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.GEMINI, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, first())).contains("'role':'model','parts':" + SAID, "'STOP'");
            HttpResponse<String> next = POSTING.send(there, second());
            assertThat(next.statusCode()).as(next.body()).isEqualTo(200);
        }
    }

    @Test
    void a_stream_tells_the_same_part_by_part_and_ends_with_a_reason() throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.GEMINI, Answerer.always(ACTING))) {
            String stream = STREAMING.answer(there, first());

            assertThat(stream.split("\r\n\r\n")).hasSize(4);
            assertThat(stream)
                    .startsWith(
                            "data: {'candidates':[{'content':{'role':'model','parts':[{'text':'h','thought':true}]}")
                    .containsSubsequence("{'text':'m','thought':true}", "'thoughtSignature'", "'finishReason':'STOP'");
        }
    }

    @Test
    void in_a_browser_the_functions_have_their_older_names() throws Exception {
        String browser = first().replace("ENVIRONMENT_DESKTOP", "ENVIRONMENT_BROWSER");
        try (StandInModel there = StandInModel.open(Speech.Protocol.GEMINI, Answerer.always(ACTING))) {
            assertThat(POSTING.answer(there, browser)).contains("'name':'click_at','args':{'x':517,'y':525,");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    'generationConfig'                          | 'generation'                           | request.generation
                    'temperature':0                             | 'temprature':0                         | generationConfig.temprature
                    'environment':'ENVIRONMENT_DESKTOP'         | 'environment':'ENVIRONMENT_PHONE'      | ENVIRONMENT_PHONE
                    'required':['content']                      | 'required':['words']                   | property is not defined: words
                    {'type':'string'}                           | {'type':'string','const':'a'}          | properties.content.const
                    {'type':'string'}                           | {'type':'array'}                       | properties.content.items
                    'description':'Ends.',                      | ``                                     | description
                    'image/png'                                 | 'image/gif'                            | PNG or JPEG
                    'inline_data':                              | 'inline_data':{},'inlineData':         | inlineData is given twice
                    {'text':'go'}                               | {'text':''}                            | parts[0].text
                    {'text':'go'}                               | {'text':'go','role':'user'}            | parts[0].role
                    'role':'model'                              | 'role':'assistant'                     | contents[1].role
                    ,'thoughtSignature':'signed-1'              | ``                                     | missing a `thought_signature`
                    'thoughtSignature':'signed-1'               | 'thoughtSignature':'signed-2'          | has another's
                    'x':517                                     | 'x':518                                | otherwise than it was given
                    ,'safety_acknowledgement':'true'            | ``                                     | safety_acknowledgement must be
                    'response':{'error':'No.'}                  | 'response':{'safety_acknowledgement':'true'} | nothing was to be confirmed
                    ,{'functionResponse':{'id':'function-1-1','name':'finished','response':{'error':'No.'}}} | `` | 1 for 2
                    'id':'function-1-1','name':'finished','response' | 'id':'function-1-0','name':'finished','response' | functionResponse.id
                    'name':'click','response'                   | 'name':'type','response'               | functionResponse.name
                    """)
    void a_request_that_breaks_the_protocol_is_refused_by_the_name_of_what_is_wrong(
            String right, String wrong, String named) throws Exception {
        try (StandInModel there = StandInModel.open(Speech.Protocol.GEMINI, Answerer.always(ACTING))) {
            POSTING.answer(there, first());
            assertThat(second()).contains(right);

            HttpResponse<String> refused = POSTING.send(there, second().replace(right, wrong));

            assertThat(refused.body()).contains("INVALID_ARGUMENT").contains(named);
            assertThat(refused.statusCode()).isEqualTo(400);
        }
    }
}

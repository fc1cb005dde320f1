package dev.deskhand.agent.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.reply.TextReplyReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplyBatchTest {
    private static final JsonMapper JSON = new JsonMapper();
    private final ReplyBatch batch = new ReplyBatch(new TextReplyReader(), Families.builtIn());

    @Test
    void a_line_is_answered_with_what_its_reply_means() {
        assertThat(batch.answer("""
                {"id":"p1","family":"ui-tars-1.0","image":"1920x1080","note":"skipped",\
                "input":"Reflection: No.\\nThought: Go.\\nAction: click(start_box='(250,40)')"}""")).isEqualTo("""
                {"id":"p1","thought":"Go.","reflection":"No.",\
                "actions":[{"action":"click","point":{"x":0.25,"y":0.04}}],"faults":[]}""");
    }

    @Test
    void valid_calls_stay_beside_a_fault() throws JsonProcessingException {
        JsonNode answer = JSON.readTree(batch.answer(
                line("ui-tars-1.0", "1920x1080", "Action: wait()\\nteleport()").formatted("")));

        assertThat(answer.get("actions")).hasSize(1);
        assertThat(answer.at("/faults/0/kind").textValue()).isEqualTo("unknown_action");
        assertThat(answer.at("/faults/0/message").textValue()).isNotBlank();
        assertThat(answer.get("thought").textValue()).isEmpty();
    }

    @Test
    void the_family_says_what_coordinates_mean() throws JsonProcessingException {
        String click = "Action: click(start_box='(966,546)')";

        assertThat(xOf(batch.answer(line("ui-tars-1.5", "1920x1080", click).formatted(""))))
                .isEqualTo(0.5);
        assertThat(xOf(batch.answer(line("doubao-ui-tars", "1920x1080", click).formatted(""))))
                .isEqualTo(0.966);
    }

    @Test
    void a_factor_says_otherwise() throws JsonProcessingException {
        String click = "Action: click(start_box='(96,54)')";
        String line = line("ui-tars-1.5", "1920x1080", click).formatted(",\"factor\":[192,108]");

        assertThat(xOf(batch.answer(line))).isEqualTo(0.5);
    }

    @Test
    void an_answer_is_one_line_that_utf_8_can_hold() {
        String answer = batch.answer(line("ui-tars-1.0", "10x10", "Action: type(content='a\\u2028\\ud800b\\n')")
                .formatted(""));

        assertThat(answer).isPrintable().contains("a\\u2028\\ud800b\\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            nonsense                                                                       | line
            [1]                                                                            | line
            {"id":"a"} {}                                                                  | line
            {"id":"a","id":"b"}                                                            | line
            {}                                                                             | id
            {"id":1}                                                                       | id
            {"id":"a"}                                                                     | family
            {"id":"a","family":"gpt-2"}                                                    | family
            {"id":"a","family":"ui-tars-1.0"}                                              | image
            {"id":"a","family":"ui-tars-1.0","image":"1920"}                               | image
            {"id":"a","family":"ui-tars-1.0","image":"1920x"}                              | image
            {"id":"a","family":"ui-tars-1.0","image":"-1x5"}                               | image
            {"id":"a","family":"ui-tars-1.0","image":"0x5"}                                | image
            {"id":"a","family":"ui-tars-1.0","image":"99999x5"}                            | image
            {"id":"a","family":"ui-tars-1.0","image":"99999999999x5"}                      | image
            {"id":"a","family":"ui-tars-1.0","image":[1,2]}                                | image
            {"id":"a","family":"ui-tars-1.0","image":"5x5"}                                | input
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":7}                      | input
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":"","factor":"1x1"}      | factor
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":"","factor":[1]}        | factor
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":"","factor":[0,1]}      | factor
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":"","factor":[1,-1]}     | factor
            {"id":"a","family":"ui-tars-1.0","image":"5x5","input":"","factor":[1,1e999]}  | factor
            """)
    void a_line_that_cannot_be_decoded_is_a_fault_that_names_the_field(String line, String field) {
        assertThatThrownBy(() -> batch.answer(line))
                .isInstanceOfSatisfying(
                        BadField.class, bad -> assertThat(bad.field()).isEqualTo(field));
    }

    @Test
    void a_reply_of_a_megabyte_is_read_and_one_beyond_the_limit_refused() {
        assertThat(batch.answer(
                        line("ui-tars-1.0", "10x10", "x".repeat(1 << 20)).formatted("")))
                .contains("no_action");
        assertThatThrownBy(() -> batch.answer(
                        line("ui-tars-1.0", "10x10", "x".repeat((4 << 20) + 1)).formatted("")))
                .isInstanceOf(BadField.class);
    }

    @Test
    void a_factor_too_small_for_a_coordinate_is_a_fault_of_the_reply() {
        String line = line("ui-tars-1.0", "10x10", "Action: click(100, 100)").formatted(",\"factor\":[1e-300,1e-308]");

        assertThat(batch.answer(line)).contains("bad_coordinates");
    }

    private static String line(String family, String image, String input) {
        return "{\"id\":\"a\",\"family\":\"" + family + "\",\"image\":\"" + image + "\",\"input\":\"" + input + "\"%s}";
    }

    private static double xOf(String answer) throws JsonProcessingException {
        return JSON.readTree(answer).at("/actions/0/point/x").doubleValue();
    }
}

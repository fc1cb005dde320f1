package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import java.io.ByteArrayOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnTest {
    private final Heard heard = new Heard();

    private ModelTurn turn(RawServer.Script script) throws Exception {
        try (RawServer server = RawServer.saying(script);
                VisionModel model = Asking.model(server.baseUrl())) {
            return model.turn(Asking.QUESTION, heard, new Permit());
        }
    }

    @Test
    void is_the_text_of_all_pieces() throws Exception {
        ModelTurn turn = turn(
                line -> line.begin().piece("cli").piece("ck").finish("stop").done());

        assertThat(turn).isEqualTo(new ModelTurn("click", "", Usage.NONE, ModelTurn.End.COMPLETE));
        assertThat(heard.pieces()).containsExactly("cli", "ck");
    }

    @Test
    void holds_what_was_thought_apart_from_the_text() throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .event("{\"choices\":[{\"delta\":{\"reasoning_content\":\"hm\"}}]}")
                .piece("click")
                .finish("stop")
                .done());

        assertThat(turn).isEqualTo(new ModelTurn("click", "hm", Usage.NONE, ModelTurn.End.COMPLETE));
        assertThat(heard.pieces()).containsExactly("(hm)", "click");
    }

    @Test
    void knows_thoughts_by_their_other_name() throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .event("{\"choices\":[{\"delta\":{\"content\":\"\",\"reasoning\":\"hm\"}}]}")
                .piece("click")
                .finish("stop")
                .done());

        assertThat(turn.thinking()).isEqualTo("hm");
        assertThat(turn.text()).isEqualTo("click");
    }

    @Test
    void is_read_also_from_an_answer_in_one_piece() throws Exception {
        ModelTurn turn = turn(line -> line.answer("200 OK", "Content-Type: application/json\r\n", """
                {
                  "object": "chat.completion",
                  "choices": [{"index": 0, "message": {"role": "assistant", "content": "click", "reasoning": "hm",
                    "tool_calls": [], "refusal": null}, "finish_reason": "stop"}],

                  "usage": {"prompt_tokens": 12, "completion_tokens": 3, "total_tokens": 15}
                }
                """));

        assertThat(turn).isEqualTo(new ModelTurn("click", "hm", new Usage(12, 3, 0), ModelTurn.End.COMPLETE));
    }

    @Test
    void is_read_from_a_packed_stream_though_nobody_asked_for_one() throws Exception {
        var packed = new ByteArrayOutputStream();
        try (var packing = new GZIPOutputStream(packed)) {
            packing.write(
                    "data: {\"choices\":[{\"delta\":{\"content\":\"click\"}}]}\n\ndata: [DONE]\n\n".getBytes(UTF_8));
        }
        ModelTurn turn = turn(line -> line.raw(
                        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: " + packed.size() + "\r\n\r\n")
                .bytes(packed.toByteArray()));

        assertThat(turn.text()).isEqualTo("click");
    }

    @Test
    void counts_the_tokens_as_the_server_does() throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .piece("click")
                .finish("stop")
                .event("{\"choices\":[],\"usage\":{\"prompt_tokens\":1200,\"completion_tokens\":34,"
                        + "\"total_tokens\":1234,\"prompt_tokens_details\":{\"cached_tokens\":1000}}}")
                .done());

        assertThat(turn.usage()).isEqualTo(new Usage(1200, 34, 1000));
    }

    @ParameterizedTest
    @CsvSource({
        // the cached part is one of the input
        "'\"prompt_tokens\":100,\"completion_tokens\":7,\"total_tokens\":107', 90, 100, 7, 90",
        // it was left out of it
        "'\"prompt_tokens\":10,\"completion_tokens\":7,\"total_tokens\":107', 90, 100, 7, 90",
        // what was thought was left out of the answer
        "'\"prompt_tokens\":100,\"completion_tokens\":7,\"total_tokens\":127', 90, 100, 27, 90",
        // no sum is told
        "'\"prompt_tokens\":100,\"completion_tokens\":7', 0, 100, 7, 0",
        // nonsense
        "'\"prompt_tokens\":-100,\"completion_tokens\":-7,\"total_tokens\":-1', -5, 0, 0, 0",
    })
    void the_input_holds_what_was_read_from_a_cache_and_the_output_what_was_thought(
            String counts, int told, long input, long output, long cached) throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .piece("click")
                .finish("stop")
                .event("{\"choices\":[],\"usage\":{" + counts + ",\"prompt_tokens_details\":{\"cached_tokens\":" + told
                        + "}}}")
                .done());

        assertThat(turn.usage()).isEqualTo(new Usage(input, output, cached));
    }

    @Test
    void says_that_it_ran_into_the_limit_on_tokens() throws Exception {
        ModelTurn turn = turn(line -> line.begin().piece("cli").finish("length").done());

        assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
    }

    @Test
    void says_so_also_where_the_limit_was_spent_on_thoughts() throws Exception {
        ModelTurn turn = turn(line -> line.begin()
                .event("{\"choices\":[{\"delta\":{\"reasoning_content\":\"hm\"}}]}")
                .finish("length")
                .done());

        assertThat(turn).isEqualTo(new ModelTurn("", "hm", Usage.NONE, ModelTurn.End.LENGTH_LIMIT));
    }

    @Test
    void is_whole_when_the_stream_ends_after_the_finish_reason() throws Exception {
        assertThat(turn(line -> line.begin().piece("click").finish("stop").raw("0\r\n\r\n"))
                        .text())
                .isEqualTo("click");
    }

    @RepeatedTest(20)
    void is_whole_when_the_connection_breaks_after_the_finish_reason() throws Exception {
        assertThat(turn(line -> line.begin().piece("click").finish("stop").close())
                        .text())
                .isEqualTo("click");
    }

    @Test
    void is_whole_when_the_server_falls_silent_after_the_finish_reason() throws Exception {
        try (RawServer server = RawServer.saying(
                        line -> line.begin().piece("click").finish("stop").awaitClosed(Asking.PATIENT.firstByte()));
                VisionModel model = Asking.model(server.baseUrl(), Asking.QUICK_PACE)) {
            assertThat(Asking.ask(model).text()).isEqualTo("click");
        }
    }

    @Test
    void is_whole_with_done_alone() throws Exception {
        assertThat(turn(line -> line.begin().piece("click").done()).text()).isEqualTo("click");
    }

    @Test
    void does_not_wait_for_the_connection_to_close_after_done() throws Exception {
        try (RawServer server = RawServer.saying(line -> line.begin()
                        .piece("click")
                        .finish("stop")
                        .event("[DONE]")
                        .awaitClosed(Asking.PATIENT.firstByte()));
                VisionModel model = Asking.model(server.baseUrl())) {
            long before = System.nanoTime();

            Asking.ask(model);

            assertThat(System.nanoTime() - before)
                    .isLessThan(Asking.PATIENT.idle().toNanos() / 2);
        }
    }

    @Test
    void takes_every_kind_of_line_end_comments_and_a_stream_without_chunks() throws Exception {
        ModelTurn turn = turn(line -> {
            line.beginUntilClosed()
                    .raw(": ping\r\n\r\nevent: ping\ndata: {\"type\":\"ping\"}\n\n")
                    .raw("data:{\"choices\":[{\"delta\":{\"content\":\"天\"}}]}\r\r")
                    .raw("id: 7\r\ndata: {\"choices\":[{\"delta\":{\"content\":\"click\"},\r\n")
                    .raw("data: \"finish_reason\":\"stop\"}]}");
            line.close();
        });

        assertThat(turn.text()).isEqualTo("天click");
    }
}

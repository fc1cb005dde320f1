package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.model.VisionModel;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FaultyAnswerTest {
    private static final Duration LONG = Duration.ofSeconds(10);

    /// Shorter than the drip takes in all, much longer than from one drop to the next.
    private static final Timeouts PACE = new Timeouts(Duration.ofSeconds(5), LONG, Duration.ofSeconds(1), LONG, LONG);

    private static AgentFailure failure(RawServer.Script script) throws Exception {
        try (RawServer server = RawServer.saying(script)) {
            return Asking.failure(server);
        }
    }

    private static AgentFailure failure(Timeouts timeouts, RawServer.Script script) throws Exception {
        try (RawServer server = RawServer.saying(script)) {
            return Asking.failure(server.baseUrl(), timeouts);
        }
    }

    @Test
    void no_first_byte_is_silence() throws Exception {
        assertThat(failure(Asking.QUICK_START, line -> line.awaitClosed(LONG)))
                .isEqualTo(new ModelSilent(ModelSilent.Phase.BEFORE_FIRST_BYTE, Duration.ofMillis(300)));
    }

    @Test
    void headers_are_no_first_byte() throws Exception {
        assertThat(failure(Asking.QUICK_START, line -> line.begin().awaitClosed(LONG)))
                .isEqualTo(new ModelSilent(ModelSilent.Phase.BEFORE_FIRST_BYTE, Duration.ofMillis(300)));
    }

    @Test
    void a_stall_is_silence_in_mid_answer() throws Exception {
        assertThat(failure(Asking.QUICK_PACE, line -> line.begin().piece("cli").awaitClosed(LONG)))
                .isEqualTo(new ModelSilent(ModelSilent.Phase.IN_MID_ANSWER, Duration.ofMillis(300)));
    }

    @Test
    void a_slow_drip_that_never_idles_goes_on() throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    line.begin();
                    for (int i = 0; i < 12; i++) {
                        Thread.sleep(100);
                        line.piece(".");
                    }
                    line.finish("stop").done();
                });
                VisionModel model = Asking.model(server.baseUrl(), PACE)) {
            assertThat(Asking.ask(model).text()).isEqualTo("............");
        }
    }

    @Test
    void comments_before_the_first_word_are_borne_for_a_while() throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    line.begin();
                    for (int i = 0; i < 12; i++) {
                        Thread.sleep(100);
                        line.chunk(": still at it\n\n");
                    }
                    line.piece("click").finish("stop").done();
                });
                VisionModel model = Asking.model(server.baseUrl(), PACE)) {
            assertThat(Asking.ask(model).text()).isEqualTo("click");
        }
    }

    @Test
    void comments_in_mid_answer_show_that_the_server_is_alive() throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    line.begin().piece("cli");
                    for (int i = 0; i < 12; i++) {
                        Thread.sleep(100);
                        line.chunk(": still at it\n\n");
                    }
                    line.piece("ck").finish("stop").done();
                });
                VisionModel model = Asking.model(server.baseUrl(), PACE)) {
            assertThat(Asking.ask(model).text()).isEqualTo("click");
        }
    }

    @Test
    void comments_in_mid_answer_are_no_words() throws Exception {
        assertThat(failure(Asking.QUICK_WORDS, line -> {
                    line.begin().piece("cli");
                    forEver(line, ": still at it\n\n");
                }))
                .isEqualTo(new ModelSilent(ModelSilent.Phase.IN_MID_ANSWER, Duration.ofMillis(300)));
    }

    @Test
    void empty_pieces_are_no_words() throws Exception {
        assertThat(failure(Asking.QUICK_WORDS, line -> {
                    line.begin();
                    forEver(line, "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\n");
                }))
                .isEqualTo(new ModelSilent(ModelSilent.Phase.BEFORE_FIRST_BYTE, Duration.ofMillis(300)));
    }

    @Test
    void comments_after_the_last_word_do_not_keep_the_answer_back() throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    line.begin().piece("click").finish("stop");
                    forEver(line, ": still at it\n\n");
                });
                VisionModel model = Asking.model(server.baseUrl(), Asking.QUICK_PACE)) {
            assertThat(Asking.ask(model).text()).isEqualTo("click");
        }
    }

    /// Until the client hangs up.
    private static void forEver(RawLine line, String chunk) throws IOException, InterruptedException {
        while (true) {
            Thread.sleep(20);
            line.chunk(chunk);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html>Sign in</html>", "\uFEFF\r\n  <!DOCTYPE html>\n<html></html>"})
    void a_page_for_a_browser_is_called_one_whatever_its_headers_say(String page) throws Exception {
        assertThat(failure(line -> line.answer("200 OK", "Content-Type: text/html\r\n", page)))
                .isEqualTo(new ModelGarbled(Flaw.WEB_PAGE));
        assertThat(failure(line -> line.answer("200 OK", "Content-Type: text/event-stream\r\n", page)))
                .isEqualTo(new ModelGarbled(Flaw.WEB_PAGE));
    }

    @Test
    void an_error_in_one_piece_is_sorted_by_its_code() throws Exception {
        assertThat(failure(line -> line.answer("200 OK", "", "{\n  \"error\": {\"code\": 503}\n}")))
                .isEqualTo(new ModelBusy(503, null));
    }

    @Test
    void an_answer_in_one_piece_without_a_choice_says_so() throws Exception {
        assertThat(failure(line -> line.answer("200 OK", "", "{\"choices\":[]}")))
                .isEqualTo(new ModelGarbled(Flaw.NO_CHOICES));
    }

    @Test
    void garbage_behind_good_words_cuts_the_answer_off() throws Exception {
        assertThat(failure(line -> line.begin().piece("cli").event("{{").done()))
                .isEqualTo(new ModelGarbled(Flaw.CUT_OFF));
    }

    @Test
    void json_that_is_no_stream_is_not_the_protocol() throws Exception {
        assertThat(failure(line -> line.answer("200 OK", "Content-Type: application/json\r\n", "{\"ok\":true}")))
                .isEqualTo(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"foo\":1}", "not json", "[1]", "{\"choices\":[{\"delta\":{\"content\":{}}}]}", "{"})
    void events_of_another_kind_are_not_the_protocol(String data) throws Exception {
        assertThat(failure(line -> line.begin().event(data).done())).isEqualTo(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
    }

    @Test
    void a_line_without_end_is_not_the_protocol() throws Exception {
        assertThat(failure(line -> {
                    line.begin().chunk("data: ");
                    String part = "x".repeat(1 << 16);
                    while (true) {
                        line.chunk(part);
                    }
                }))
                .isEqualTo(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
    }

    @Test
    void a_connection_that_breaks_in_mid_answer_cuts_it_off() throws Exception {
        assertThat(failure(line -> line.begin().piece("click").close())).isEqualTo(new ModelGarbled(Flaw.CUT_OFF));
    }

    @Test
    void a_stream_that_stops_without_its_end_is_cut_off() throws Exception {
        assertThat(failure(line -> line.begin().piece("click").raw("0\r\n\r\n")))
                .isEqualTo(new ModelGarbled(Flaw.CUT_OFF));
    }

    @Test
    void an_answer_a_filter_broke_off_is_none_and_would_be_none_again() throws Exception {
        assertThat(failure(line ->
                        line.begin().piece("click").finish("content_filter").done()))
                .isEqualTo(new ModelGarbled(Flaw.FILTERED));
        assertThat(new ModelGarbled(Flaw.FILTERED).isPassing()).isFalse();
    }

    @Test
    void an_answer_without_text_is_empty() throws Exception {
        assertThat(failure(line -> line.begin().piece("\\n ").finish("stop").done()))
                .isEqualTo(new ModelGarbled(Flaw.EMPTY));
    }

    @Test
    void an_error_in_the_stream_is_sorted_by_its_code() throws Exception {
        assertThat(failure(line -> line.begin()
                        .piece("cli")
                        .event("{\"error\":{\"message\":\"busy\",\"code\":502}}")
                        .done()))
                .isEqualTo(new ModelBusy(502, null));
        assertThat(failure(line -> line.begin()
                        .event("{\"error\":{\"message\":\"no\",\"type\":\"invalid_request_error\",\"code\":null}}")
                        .done()))
                .isEqualTo(new ModelRefused(400, ModelRefused.Ground.REQUEST));
    }

    @Test
    void an_error_in_the_stream_without_a_code_cuts_it_off() throws Exception {
        assertThat(failure(line ->
                        line.begin().event("{\"error\":\"out of memory\"}").done()))
                .isEqualTo(new ModelGarbled(Flaw.CUT_OFF));
        assertThat(failure(line ->
                        line.begin().chunk("event: error\ndata: oh no\n\n").done()))
                .isEqualTo(new ModelGarbled(Flaw.CUT_OFF));
    }
}

package dev.deskhand.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandInModelTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final String STREAMED = "{'model':'m','stream':true,'messages':[{'role':'user','content':'hi'}]}";
    private static final String WHOLE = "{'model':'m','messages':[{'role':'user','content':'hi'}]}";

    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        client.shutdownNow();
    }

    @Test
    void a_stream_is_what_the_protocol_says_chunk_by_chunk() throws Exception {
        String request = STREAMED.replace("'stream':true", "'stream':true,'stream_options':{'include_usage':true}");
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text("Wöx", 2, Duration.ZERO)))) {
            HttpResponse<String> response = post(model, request);
            String head =
                    "{'id':'chatcmpl-1','object':'chat.completion.chunk','created':1700000000,'model':'m','usage':null,"
                            + "'choices':[{'index':0,'delta':";
            String none = ",'logprobs':null,'finish_reason':null}]}";
            assertThat(response.headers().firstValue("content-type")).hasValue("text/event-stream; charset=utf-8");
            assertThat(events(response.body()))
                    .containsExactly(
                            head + "{'role':'assistant','content':''}" + none,
                            head + "{'content':'W'}" + none,
                            head + "{'content':'öx'}" + none,
                            head + "{},'logprobs':null,'finish_reason':'stop'}]}",
                            "{'id':'chatcmpl-1','object':'chat.completion.chunk','created':1700000000,'model':'m',"
                                    + "'usage':{'prompt_tokens':1,'completion_tokens':1,'total_tokens':2,"
                                    + "'prompt_tokens_details':{'cached_tokens':0}},'choices':[]}",
                            "[DONE]");
        }
    }

    @Test
    void without_a_stream_the_answer_is_one_object() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.lengthLimit("Wor")))) {
            assertThat(post(model, WHOLE).body().replace('"', '\''))
                    .contains(
                            "'object':'chat.completion'",
                            "'message':{'role':'assistant','content':'Wor'}",
                            "'finish_reason':'length'",
                            "'total_tokens':2");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {'messages':[{'role':'user','content':'hi'}]}                              | request.model
                    {'model':'m','messages':[]}                                                | request.messages
                    {'model':'m','temprature':1,'messages':[{'role':'user','content':'hi'}]}   | request.temprature
                    {'model':'m','temperature':'1','messages':[{'role':'user','content':'h'}]} | request.temperature
                    {'model':'m','stream':'yes','messages':[{'role':'user','content':'hi'}]}   | request.stream
                    {'model':'m','stream_options':{},'messages':[{'role':'user','content':'h'}]} | stream_options
                    {'model':'m','messages':[{'role':'robot','content':'hi'}]}                 | messages[0].role
                    {'model':'m','messages':[{'role':'assistant','content':'hi'}]}             | roles must alternate
                    {'model':'m','messages':[{'role':'user','content':'a'},{'role':'user','content':'b'}]} | messages[1].role
                    {'model':'m','messages':[{'role':'system','content':'a'}]}                 | last message
                    {'model':'m','messages':[{'role':'user','content':[{'type':'video'}]}]}    | content[0].type
                    {'model':'m','messages':[{'role':'user','content':[{'type':'image_url','image_url':{'url':'http://x/'}}]}]} | data URL
                    {'model':'m','messages':[{'role':'user','content':[{'type':'image_url','image_url':{'url':'data:image/png;base64,AAAA'}}]}]} | picture
                    {'model':'m','model':'n','messages':[{'role':'user','content':'hi'}]}      | Duplicate
                    {'model':'m','messages':[{'role':'user','content':'hi'}]} {}               | JSON
                    nonsense                                                                   | JSON
                    """)
    void a_body_that_breaks_the_protocol_is_refused_by_the_name_of_the_field(String body, String named)
            throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text("never")))) {
            HttpResponse<String> response = post(model, body);
            assertThat(response.statusCode()).isEqualTo(400);
            assertThat(response.body()).contains(named).contains("\"error\"");
            assertThat(model.requests()).isEmpty();
            assertThat(model.rejections()).hasSize(1);
        }
    }

    @Test
    void only_its_own_path_method_and_content_type_are_served() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text("never")))) {
            URI good = URI.create(model.baseUrl() + "/chat/completions");
            var json = HttpRequest.newBuilder(good).header("Content-Type", "application/json");
            var text = HttpRequest.newBuilder(good).header("Content-Type", "text/plain");
            assertThat(statusOf(HttpRequest.newBuilder(URI.create(model.baseUrl() + "/nothing"))))
                    .isEqualTo(404);
            assertThat(statusOf(json.GET())).isEqualTo(405);
            assertThat(statusOf(text.POST(HttpRequest.BodyPublishers.ofString("{}"))))
                    .isEqualTo(415);
        }
    }

    @Test
    void a_missing_or_wrong_key_is_refused_with_the_canary_in_the_body() throws Exception {
        try (StandInModel model = StandInModel.openWithKey("sk-right", Answerer.always(Answer.text("in")))) {
            assertThat(post(model, WHOLE).statusCode()).isEqualTo(401);
            HttpResponse<String> wrong = post(model, WHOLE, Map.of("Authorization", "Bearer sk-wrong"));
            assertThat(wrong.statusCode()).isEqualTo(401);
            assertThat(wrong.body()).contains(model.canary());
            assertThat(post(model, WHOLE, Map.of("Authorization", "Bearer sk-right"))
                            .body())
                    .contains("\"in\"")
                    .doesNotContain(model.canary());
        }
    }

    @Test
    void a_status_carries_its_headers_and_garbage_is_a_200() throws Exception {
        Answer busy = Answer.status(429, Map.of("Retry-After", "7"));
        try (StandInModel model = StandInModel.open(Answerer.inTurn(busy, Answer.garbage200()))) {
            HttpResponse<String> first = post(model, STREAMED);
            assertThat(first.statusCode()).isEqualTo(429);
            assertThat(first.headers().firstValue("retry-after")).hasValue("7");
            HttpResponse<String> second = post(model, STREAMED);
            assertThat(second.statusCode()).isEqualTo(200);
            assertThat(second.headers().firstValue("content-type")).hasValue("text/html");
            assertThat(second.body()).startsWith("<!DOCTYPE html>");
        }
    }

    @Test
    void an_empty_answer_is_whole_and_a_stream_without_its_end_is_not() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.inTurn(Answer.empty(), Answer.withoutEnd("Wait")))) {
            assertThat(events(post(model, STREAMED).body()))
                    .hasSize(3)
                    .endsWith("[DONE]")
                    .allMatch(event -> !event.contains("'content':'W"));
            assertThat(events(post(model, STREAMED).body())).hasSize(2).noneMatch(event -> event.contains("DONE"));
        }
    }

    @Test
    void a_stream_is_cut_at_the_byte() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.cutStream("Hello", 50)))) {
            InputStream body =
                    send(model, STREAMED, BodyHandlers.ofInputStream()).body();
            assertThat(new String(body.readNBytes(50), StandardCharsets.UTF_8)).startsWith("data: {\"id\"");
            assertThatThrownBy(body::read).isInstanceOf(IOException.class);
        }
    }

    @Test
    void a_stall_lasts_until_the_client_hangs_up_and_tells_when() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.stall("abcd", 2)))) {
            InputStream body =
                    send(model, STREAMED, BodyHandlers.ofInputStream()).body();
            String seen = "";
            while (!seen.contains("\"cd\"")) {
                seen += (char) body.read();
            }
            SeenRequest request = model.awaitRequests(1, SOON).getFirst();
            assertThat(request.closedByClientNanos()).isEmpty();
            long before = System.nanoTime();
            body.close();
            assertThat(request.awaitClosedByClient(SOON)).isBetween(before, System.nanoTime());
        }
    }

    @Test
    void nothing_comes_before_the_client_gives_up() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.hangBeforeFirstByte()))) {
            CompletableFuture<?> answer = client.sendAsync(request(model, STREAMED, Map.of()), BodyHandlers.ofString());
            SeenRequest request = model.awaitRequests(1, SOON).getFirst();
            assertThat(answer).isNotDone();
            answer.cancel(true);
            request.awaitClosedByClient(SOON);
        }
    }

    @Test
    void pictures_are_decoded_and_headers_and_bytes_are_kept() throws Exception {
        String body = ("{'model':'eye','messages':[{'role':'system','content':'s'},{'role':'user','content':"
                        + "[{'type':'text','text':'look'},{'type':'image_url','image_url':{'url':'"
                        + TestPictures.url(30, 20)
                        + "'}}]}]}")
                .replace('\'', '"');
        try (StandInModel model = StandInModel.open(Answerer.always(Answer.text("ok")))) {
            assertThat(post(model, body, Map.of("X-Test", "1")).statusCode()).isEqualTo(200);
            SeenRequest seen = model.requests().getFirst();
            assertThat(seen.lastPicture().getWidth()).isEqualTo(30);
            assertThat(seen.lastPicture().getRGB(29, 19)).isEqualTo(0xff00ff00);
            assertThat(seen.lastText()).isEqualTo("look");
            assertThat(seen.messages()).extracting(SeenMessage::role).containsExactly("system", "user");
            assertThat(seen.header("X-Test")).hasValue("1");
            assertThat(new String(seen.body(), StandardCharsets.UTF_8)).isEqualTo(body);
        }
    }

    @Test
    void a_script_that_fails_fails_the_test() throws Exception {
        StandInModel model = StandInModel.open(Answerer.inTurn());
        assertThatThrownBy(() -> post(model, WHOLE)).isInstanceOf(IOException.class);
        assertThatThrownBy(model::close)
                .isInstanceOf(AssertionError.class)
                .hasRootCauseMessage("no answer left for request 1");
    }

    @Test
    void once_closed_it_refuses_connections() {
        for (int round = 0; round < 200; round++) {
            StandInModel model = StandInModel.open(Answerer.inTurn());
            int port = model.root().getPort();
            model.close();
            assertThatThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port).close())
                    .isInstanceOf(ConnectException.class);
        }
    }

    private static List<String> events(String body) {
        return body.lines()
                .filter(line -> !line.isEmpty())
                .peek(line -> assertThat(line).startsWith("data: "))
                .map(line -> line.substring(6).replace('"', '\''))
                .toList();
    }

    private HttpResponse<String> post(StandInModel model, String body) throws IOException, InterruptedException {
        return post(model, body, Map.of());
    }

    private HttpResponse<String> post(StandInModel model, String body, Map<String, String> headers)
            throws IOException, InterruptedException {
        return client.send(request(model, body, headers), BodyHandlers.ofString());
    }

    private <T> HttpResponse<T> send(StandInModel model, String body, HttpResponse.BodyHandler<T> handler)
            throws IOException, InterruptedException {
        return client.send(request(model, body, Map.of()), handler);
    }

    private int statusOf(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString()).statusCode();
    }

    private static HttpRequest request(StandInModel model, String body, Map<String, String> headers) {
        var builder = HttpRequest.newBuilder(URI.create(model.baseUrl() + "/chat/completions"))
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(SOON)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')));
        headers.forEach(builder::header);
        return builder.build();
    }
}

package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.net.URI;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RequestTest {
    private static final JsonMapper JSON = new JsonMapper();

    private static RawRequest sent(ModelRequest request, @Nullable ApiKey key, Sampling sampling) throws Exception {
        try (RawServer server = RawServer.saying(line -> line.say("click"))) {
            var endpoint = new ModelEndpoint(server.baseUrl(), "seer", key, Asking.PATIENT, sampling);
            try (VisionModel model = Models.openAiCompatible(endpoint, Clock.systemUTC())) {
                model.turn(request, new Heard(), new Permit());
            }
            assertThat(server.requests()).hasSize(1);
            return server.requests().getFirst();
        }
    }

    private static JsonNode body(ModelRequest request, Sampling sampling) throws Exception {
        return JSON.readTree(sent(request, null, sampling).body());
    }

    private static Picture picture(Picture.Format format, byte[] bytes) {
        return new Picture(new FrameId(1), new Size(20, 10), format, bytes);
    }

    @Test
    void holds_exactly_what_the_protocol_needs() throws Exception {
        assertThat(body(Asking.QUESTION, new Sampling(null, null))).isEqualTo(JSON.readTree("""
                        {"model": "seer",
                         "messages": [{"role": "user", "content": "what now?"}],
                         "stream": true,
                         "stream_options": {"include_usage": true}}
                        """));
    }

    @Test
    void holds_the_sampling_where_it_is_set() throws Exception {
        assertThat(body(Asking.QUESTION, new Sampling(0.0, 1000))).isEqualTo(JSON.readTree("""
                        {"model": "seer",
                         "messages": [{"role": "user", "content": "what now?"}],
                         "temperature": 0.0,
                         "max_tokens": 1000,
                         "stream": true,
                         "stream_options": {"include_usage": true}}
                        """));
    }

    @Test
    void keeps_messages_texts_and_pictures_in_their_order() throws Exception {
        var request = new ModelRequest(List.of(
                new ModelMessage(ModelMessage.Role.SYSTEM, List.of(new ModelMessage.Text("Be brief."))),
                Asking.user(
                        new ModelMessage.Text("before"),
                        new ModelMessage.Image(picture(Picture.Format.JPEG, new byte[] {1, 2})),
                        new ModelMessage.Text("between \"quotes\" and 天"),
                        new ModelMessage.Image(picture(Picture.Format.PNG, new byte[] {3}))),
                new ModelMessage(ModelMessage.Role.ASSISTANT, List.of(new ModelMessage.Text("click"))),
                Asking.user(new ModelMessage.Text("after"))));

        assertThat(body(request, Sampling.STEADY).path("messages")).isEqualTo(JSON.readTree("""
                        [{"role": "system", "content": "Be brief."},
                         {"role": "user", "content": [
                           {"type": "text", "text": "before"},
                           {"type": "image_url", "image_url": {"url": "data:image/jpeg;base64,AQI=", "detail": "auto"}},
                           {"type": "text", "text": "between \\"quotes\\" and 天"},
                           {"type": "image_url", "image_url": {"url": "data:image/png;base64,Aw==", "detail": "auto"}}]},
                         {"role": "assistant", "content": "click"},
                         {"role": "user", "content": "after"}]
                        """));
    }

    @Test
    void carries_a_picture_of_five_megabytes_whole() throws Exception {
        byte[] bytes = new byte[5 << 20];
        new Random(7).nextBytes(bytes);
        var request =
                new ModelRequest(List.of(Asking.user(new ModelMessage.Image(picture(Picture.Format.JPEG, bytes)))));

        String url = body(request, Sampling.STEADY)
                .at("/messages/0/content/0/image_url/url")
                .asText();

        assertThat(Base64.getDecoder().decode(url.substring("data:image/jpeg;base64,".length())))
                .isEqualTo(bytes);
    }

    @Test
    void refuses_a_picture_that_is_not_a_persons() {
        var request = new ModelRequest(List.of(new ModelMessage(
                ModelMessage.Role.ASSISTANT,
                List.of(new ModelMessage.Image(picture(Picture.Format.PNG, new byte[] {3}))))));

        assertThatThrownBy(() -> sent(request, null, Sampling.STEADY)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void goes_below_the_base_url_with_the_key_in_its_header_alone() throws Exception {
        RawRequest sent = sent(Asking.QUESTION, new ApiKey(" secret-key\n"), Sampling.STEADY);

        assertThat(sent.line()).isEqualTo("POST /v1/chat/completions HTTP/1.1");
        assertThat(sent.header("authorization")).contains("Bearer secret-key");
        assertThat(sent.header("content-type")).contains("application/json");
        assertThat(sent.body()).doesNotContain("secret-key");
    }

    @Test
    void has_no_authorization_without_a_key() throws Exception {
        assertThat(sent(Asking.QUESTION, null, Sampling.STEADY).headers())
                .extracting(header -> header.substring(0, header.indexOf(':')))
                .containsExactlyInAnyOrder("host", "content-length", "content-type", "accept", "user-agent");
    }

    @Test
    void keeps_the_query_of_the_base_url() throws Exception {
        try (RawServer server = RawServer.saying(line -> line.say("click"));
                VisionModel model = Asking.model(URI.create(server.baseUrl() + "/?api-version=7"))) {
            Asking.ask(model);

            assertThat(server.requests().getFirst().line())
                    .isEqualTo("POST /v1/chat/completions?api-version=7 HTTP/1.1");
        }
    }

    @Test
    void is_not_sent_on_where_the_server_redirects() throws Exception {
        try (RawServer elsewhere = RawServer.saying(line -> line.say("click"));
                RawServer server = RawServer.saying(line -> line.answer(
                        "307 Temporary Redirect", "Location: " + elsewhere.baseUrl() + "/chat/completions\r\n", ""))) {
            assertThat(Asking.failure(server).kind()).isEqualTo("model_refused");
            assertThat(elsewhere.connections()).isZero();
        }
    }
}

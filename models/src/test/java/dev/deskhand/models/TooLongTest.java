package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TooLongTest {
    private static boolean isSaid(int status, String body) throws IOException {
        return TooLong.isSaid(status, new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"error\":{\"code\":\"context_length_exceeded\"}}",
                "{\"message\":\"This model's maximum context length is 512 tokens. However, you requested 2000\"}",
                "{\"error\":{\"message\":\"prompt is too long: 210000 tokens > 200000 maximum\"}}",
                "{\"error\":{\"message\":\"The input token count exceeds the maximum number of tokens allowed\"}}",
                "{\"error\":{\"message\":\"the request exceeds the available context size\"}}",
                "Range of input length should be [1, 30720]"
            })
    void is_known_by_the_words_of_each_server(String body) throws IOException {
        assertThat(isSaid(400, body)).isTrue();
        assertThat(isSaid(422, body)).isTrue();
        assertThat(isSaid(401, body)).as("about the key").isFalse();
    }

    @Test
    void is_not_what_else_is_refused() throws IOException {
        assertThat(isSaid(400, "{\"error\":{\"message\":\"image_url is not supported by this model\"}}"))
                .isFalse();
        assertThat(isSaid(400, "")).isFalse();
    }

    @Test
    void is_looked_for_in_the_first_few_thousand_letters_alone() throws IOException {
        assertThat(isSaid(400, "x".repeat(20_000) + "context_length_exceeded")).isFalse();
    }
}

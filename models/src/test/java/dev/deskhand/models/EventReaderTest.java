package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventReaderTest {
    /// Gives one byte at a time, so that every line end falls between two reads.
    private static InputStream drip(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(length, 1));
            }
        };
    }

    private static List<ServerSentEvent> events(InputStream body) throws IOException {
        var reader = new EventReader(body, () -> {});
        List<ServerSentEvent> events = new ArrayList<>();
        for (var event = reader.next(); event != null; event = reader.next()) {
            events.add(event);
        }
        return events;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void ends_lines_in_every_way(String end) throws Exception {
        String text = String.join(end, "event: a", "data: 天", "", "data:two", "", ": comment", "id: 7", "", "data", "");

        List<ServerSentEvent> expected =
                List.of(new ServerSentEvent("a", "天"), new ServerSentEvent(null, "two"), new ServerSentEvent(null, ""));
        assertThat(events(drip(text))).isEqualTo(expected);
        assertThat(events(new ByteArrayInputStream(text.getBytes(UTF_8)))).isEqualTo(expected);
    }

    @Test
    void joins_the_lines_of_one_event() throws Exception {
        assertThat(events(drip("data: {\ndata:  1\ndata:}\n\n")))
                .containsExactly(new ServerSentEvent(null, "{\n 1\n}"));
    }

    @Test
    void passes_over_a_byte_order_mark_and_empty_lines_before_the_first() throws Exception {
        assertThat(events(drip("\uFEFF\n\ndata: one\n\n"))).containsExactly(new ServerSentEvent(null, "one"));
        assertThat(events(drip("\uFEFFdata: one\n\n"))).containsExactly(new ServerSentEvent(null, "one"));
    }

    @Test
    void takes_an_event_the_end_cuts_off_before_its_empty_line() throws Exception {
        assertThat(events(drip("data: one"))).containsExactly(new ServerSentEvent(null, "one"));
    }

    @Test
    void forgets_a_name_without_data() throws Exception {
        assertThat(events(drip("event: a\n\ndata: one\n\n"))).containsExactly(new ServerSentEvent(null, "one"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html>", "[1]", "Not found", "datas: 1"})
    void refuses_what_does_not_begin_like_a_stream(String text) {
        assertThatThrownBy(() -> events(drip(text))).isInstanceOf(MalformedStream.class);
    }

    @Test
    void gives_a_json_object_as_one_event_and_the_word_that_it_is_over() throws Exception {
        assertThat(events(drip("\uFEFF\n {\n\n\"ok\": true}\n")))
                .containsExactly(new ServerSentEvent(null, " {\n\n\"ok\": true}"), new ServerSentEvent(null, "[DONE]"));
    }

    @Test
    void takes_a_json_object_behind_the_begin_of_a_stream_for_no_answer() throws Exception {
        assertThat(events(drip("data: one\n{\"ok\":true}\n\n"))).containsExactly(new ServerSentEvent(null, "one"));
    }

    @Test
    void passes_over_fields_it_does_not_know_once_it_is_a_stream() throws Exception {
        assertThat(events(drip("data: one\nfoo: bar\n\n"))).containsExactly(new ServerSentEvent(null, "one"));
    }

    @Test
    void refuses_a_line_and_a_body_beyond_all_limits() {
        String line = "data: " + "x".repeat(LineReader.LONGEST_LINE) + "\n";
        assertThatThrownBy(() -> events(new ByteArrayInputStream(line.getBytes(UTF_8))))
                .isInstanceOf(MalformedStream.class);

        var endless = new Endless((": " + "x".repeat(100_000) + "\n").getBytes(UTF_8));
        assertThatThrownBy(() -> events(endless)).isInstanceOf(MalformedStream.class);
        assertThat(endless.sent).isLessThan(LineReader.LONGEST_BODY + (1 << 20));
    }

    /// The same bytes over and over.
    private static final class Endless extends InputStream {
        private final byte[] bytes;
        private long sent;

        private Endless(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes[(int) (sent++ % bytes.length)];
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            int from = (int) (sent % bytes.length);
            int count = Math.min(length, bytes.length - from);
            System.arraycopy(bytes, from, target, offset, count);
            sent += count;
            return count;
        }
    }
}

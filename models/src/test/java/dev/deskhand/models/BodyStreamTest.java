package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BodyStreamTest {
    private final BodyStream body = new BodyStream();
    private final Source source = new Source();

    /// Counts what is asked of it.
    private static final class Source implements Flow.Subscription {
        private long requested;
        private int cancelled;

        @Override
        public void request(long count) {
            requested += count;
        }

        @Override
        public void cancel() {
            cancelled++;
        }
    }

    private static List<ByteBuffer> bytes(String... parts) {
        return List.of(parts).stream()
                .map(part -> ByteBuffer.wrap(part.getBytes(UTF_8)))
                .toList();
    }

    private String read() throws IOException {
        return new String(body.readAllBytes(), UTF_8);
    }

    @Test
    void is_everything_that_came() throws Exception {
        body.onSubscribe(source);
        body.onNext(bytes("one ", "", "two "));
        body.onNext(bytes());
        body.onNext(bytes("three"));
        body.onComplete();

        assertThat(read()).isEqualTo("one two three");
        assertThat(body.read()).isEqualTo(-1);
    }

    @Test
    void asks_for_more_only_when_it_has_been_read() throws Exception {
        body.onSubscribe(source);
        assertThat(source.requested).isEqualTo(1);
        body.onNext(bytes("one"));
        assertThat(source.requested).isEqualTo(1);

        assertThat(body.read()).isEqualTo('o');

        assertThat(source.requested).isEqualTo(2);
    }

    @Test
    void says_what_came_before_an_error_first() {
        body.onSubscribe(source);
        body.onNext(bytes("one"));
        body.onError(new IOException("secret"));

        var heard = new byte[3];
        assertThatThrownBy(() -> {
                    assertThat(body.readNBytes(heard, 0, 3)).isEqualTo(3);
                    body.read();
                })
                .isInstanceOf(IOException.class)
                .hasMessageNotContaining("secret");
        assertThat(heard).asString(UTF_8).isEqualTo("one");
        assertThatThrownBy(body::read).isInstanceOf(IOException.class);
    }

    @Test
    void ends_a_read_at_once_when_it_is_closed() throws Exception {
        body.onSubscribe(source);
        var ended = new CompletableFuture<IOException>();
        Thread.ofVirtual().start(() -> {
            try {
                body.read();
            } catch (IOException e) {
                ended.complete(e);
            }
        });

        body.close();

        assertThat(ended.get(10, TimeUnit.SECONDS)).isNotNull();
        assertThat(source.cancelled).isEqualTo(1);
    }

    @Test
    void wants_nothing_when_it_was_closed_before_it_began() {
        body.close();
        body.onSubscribe(source);

        assertThat(source.cancelled).isEqualTo(1);
        assertThat(source.requested).isZero();
    }

    @Test
    void leaves_the_connection_alone_once_it_has_come_to_its_end() {
        body.onSubscribe(source);
        body.onComplete();
        body.close();

        assertThat(source.cancelled).isZero();
    }
}

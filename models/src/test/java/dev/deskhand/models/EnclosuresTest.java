package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;

class EnclosuresTest {
    private final Enclosures enclosures = new Enclosures(new Base64Pictures(), new Random(1));

    @Test
    void each_picture_takes_its_place_in_base64() {
        String json = "{\"天\":\"" + enclose(1, 2, 3) + "\",\"é\":\"" + enclose(4) + "\"}";
        assertThat(read(enclosures.body(json))).isEqualTo("{\"天\":\"AQID\",\"é\":\"BA==\"}");
    }

    @Test
    void the_length_is_known_before_anything_is_sent() {
        String json = "[\"" + enclose(new byte[100_000]) + "\",\"天\"]";
        BodyPublisher body = enclosures.body(json);
        assertThat(body.contentLength()).isEqualTo(read(body).getBytes(UTF_8).length);
    }

    @Test
    void a_body_without_pictures_is_the_text_itself() {
        assertThat(read(enclosures.body("{\"a\":1}"))).isEqualTo("{\"a\":1}");
    }

    @Test
    void no_two_requests_use_the_same_mark() {
        Random random = new Random(2);
        Picture picture = picture(1);
        Base64Pictures pictures = new Base64Pictures();
        assertThat(new Enclosures(pictures, random).enclose(picture))
                .isNotEqualTo(new Enclosures(pictures, random).enclose(picture));
    }

    @Test
    void a_text_that_holds_the_mark_is_refused_instead_of_a_picture_going_astray() {
        String mark = enclose(1);
        assertThatThrownBy(() -> enclosures.body("[\"" + mark + "\",\"" + mark + "\"]"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 pictures for 2 places");
        assertThatThrownBy(() -> enclosures.body("[]")).isInstanceOf(IllegalArgumentException.class);
    }

    private String enclose(int... bytes) {
        return enclosures.enclose(picture(bytes));
    }

    private String enclose(byte[] bytes) {
        return enclosures.enclose(new Picture(new FrameId(1), new Size(1, 1), Picture.Format.PNG, bytes));
    }

    private static Picture picture(int... bytes) {
        byte[] data = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            data[i] = (byte) bytes[i];
        }
        return new Picture(new FrameId(1), new Size(1, 1), Picture.Format.PNG, data);
    }

    private static String read(BodyPublisher body) {
        CompletableFuture<String> whole = new CompletableFuture<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        body.subscribe(new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(ByteBuffer piece) {
                byte[] copy = new byte[piece.remaining()];
                piece.get(copy);
                bytes.writeBytes(copy);
            }

            @Override
            public void onError(Throwable fault) {
                whole.completeExceptionally(fault);
            }

            @Override
            public void onComplete() {
                whole.complete(bytes.toString(UTF_8));
            }
        });
        return whole.join();
    }
}

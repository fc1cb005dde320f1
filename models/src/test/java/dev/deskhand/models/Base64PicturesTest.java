package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import org.junit.jupiter.api.Test;

class Base64PicturesTest {
    private final Base64Pictures pictures = new Base64Pictures();

    @Test
    void a_picture_is_made_once() {
        Picture picture = picture(new byte[] {1, 2, 3});
        assertThat(pictures.of(picture)).asString(US_ASCII).isEqualTo("AQID");
        assertThat(pictures.of(picture)).isSameAs(pictures.of(picture));
    }

    @Test
    void another_picture_is_another_even_where_it_looks_the_same() {
        byte[] bytes = {1, 2, 3};
        assertThat(pictures.of(picture(bytes))).isNotSameAs(pictures.of(picture(bytes.clone())));
    }

    private static Picture picture(byte[] bytes) {
        return new Picture(new FrameId(1), new Size(1, 1), Picture.Format.PNG, bytes);
    }
}

package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizeTest {
    @Test
    void its_text_can_be_read_back() {
        assertThat(Size.parse(new Size(1920, 1080).toString())).isEqualTo(new Size(1920, 1080));
        assertThat(Size.parse("65536x65536").area()).isEqualTo(1L << 32);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "1920",
                "1920x",
                "x1080",
                "1920X1080",
                "1920x1080x1",
                "-1x5",
                "+1x5",
                " 1x5",
                "1x5 ",
                "0x5",
                "5x0",
                "65537x1",
                "1x65537",
                "99999999999x1",
                "１９x5"
            })
    void anything_else_is_no_size(String text) {
        assertThatThrownBy(() -> Size.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}

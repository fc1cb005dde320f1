package dev.deskhand.agent.family;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Size;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The sizes are worked out by hand from the makers' rules.
class PictureSpecTest {
    @ParameterizedTest
    @CsvSource({
        "1280x800, 1280x800",
        "1366x768, 1366x768",
        "1920x1080, 1456x819",
        "2560x1440, 1456x819",
        "2560x1600, 1389x868",
        "3840x2160, 1456x819",
    })
    void a_picture_is_made_to_fit_sides_and_patches(String screen, String sent) {
        assertThat(new PictureSpec.Fit(1568, 28, 1568).apply(Size.parse(screen)))
                .isEqualTo(Size.parse(sent));
    }

    @ParameterizedTest
    @CsvSource({
        "1920x1080, 1920x1080",
        "2560x1440, 2560x1440",
        "2560x1600, 2420x1512",
        "3840x2160, 2576x1449",
    })
    void a_greater_limit_leaves_more(String screen, String sent) {
        assertThat(new PictureSpec.Fit(2576, 28, 4784).apply(Size.parse(screen)))
                .isEqualTo(Size.parse(sent));
    }
}

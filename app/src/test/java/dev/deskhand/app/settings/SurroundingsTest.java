package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SurroundingsTest {
    @Test
    void their_text_holds_no_variables_value() {
        Path home = Path.of("/home/ada");
        Surroundings surroundings =
                new Surroundings(Map.of("MY_KEY", "sk-1"), "Linux", home, new Surroundings.Shared(null, home));

        assertThat(surroundings.variable("MY_KEY")).contains("sk-1");
        assertThat(surroundings.toString()).doesNotContain("sk-1");
    }
}

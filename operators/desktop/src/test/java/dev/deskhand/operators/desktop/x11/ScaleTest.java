package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaleTest {
    @ParameterizedTest
    @CsvSource({"96, 1", "144, 1.5", "192, 2", "120.0, 1.25", "0, 1", "banana, 1"})
    void is_the_dpi_setting_over_96(String dpi, double scale) {
        String resources = "Xcursor.size:\t24\nXft.dpi:\t" + dpi + "\nXft.hinting:\t1\n";
        assertThat(Monitors.scaleOf(resources)).isEqualTo(scale);
    }
}

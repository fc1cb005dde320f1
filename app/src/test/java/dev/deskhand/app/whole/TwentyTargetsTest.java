package dev.deskhand.app.whole;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

class TwentyTargetsTest {
    @Tag("long")
    @Nested
    class OnAUsualScreen extends TargetsAtScale {
        OnAUsualScreen() {
            super(1);
        }
    }

    @Nested
    class OnAScreenOfFinePixels extends TargetsAtScale {
        OnAScreenOfFinePixels() {
            super(2);
        }
    }
}

package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.eyes.PictureReader;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.witness.Mark;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A model of every family sees a target in a browser's page, says where it is in its own grammar and units by its own
/// protocol, and hits it: twenty targets of twenty, however many pixels of the screen a pixel of the page is.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TargetsAtScale {
    private static final int TARGETS = 20;
    private static final int TOLERANCE = 60;

    private final int scale;
    private VirtualDisplay display;
    private TargetPage page;

    TargetsAtScale(int scale) {
        this.scale = scale;
    }

    @BeforeAll
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
        page = TargetPage.open(display, scale);
    }

    @AfterAll
    void close() {
        page.close();
        display.close();
    }

    @ParameterizedTest
    @MethodSource("dev.deskhand.app.whole.Tongue#oneOfEachKind")
    void all_are_hit(Tongue tongue, @TempDir Path folder) throws Exception {
        hitsAll(tongue, folder);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("dev.deskhand.app.whole.Tongue#theOthers")
    void all_are_hit_in_every_other_grammar(Tongue tongue, @TempDir Path folder) throws Exception {
        hitsAll(tongue, folder);
    }

    private void hitsAll(Tongue tongue, Path folder) throws Exception {
        Mark before = page.mark();
        try (Stage stage = new Stage(display, folder, tongue.family, request -> look(tongue, request))
                .within(new Limits(TARGETS, Duration.ofMinutes(5), null))) {
            AgentEvent.RunEnded end = stage.run("Click the red targets");
            assertThat(end.reason())
                    .as("after refusals %s: %s", stage.standIn.rejections(), end.message())
                    .isEqualTo(EndReason.STEPS);
        }
        assertThat(page.pressed(before, TARGETS))
                .hasSize(TARGETS)
                .doesNotHaveDuplicates()
                .allMatch(pressed -> pressed.startsWith("target "));
    }

    private static Answer look(Tongue tongue, SeenRequest request) {
        BufferedImage picture = request.lastPicture();
        Spot target = new PictureReader(picture)
                .patch(TargetPage.RED, TOLERANCE)
                .orElseThrow()
                .centre();
        return tongue.click(target, picture.getWidth(), picture.getHeight());
    }
}

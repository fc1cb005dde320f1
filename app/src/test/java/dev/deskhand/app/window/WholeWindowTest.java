package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The product as a person has it: the window, the real operator on the display the window is on, the real protocol to
/// a model, the journal.
class WholeWindowTest {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");
    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final String FAMILY = "ui-tars-1.5";

    /// Places are pixels of the sent picture, which is about as large as the screen.
    private static final Answer UNDER_THE_BAR =
            Answer.text("Thought: I press the bar.\nAction: click(start_box='(1180,680)')");

    private static final Answer ELSEWHERE =
            Answer.text("Thought: I press the middle.\nAction: click(start_box='(640,360)')");

    @TempDir
    private Path home;

    @Test
    void works_on_its_own_display_without_ever_seeing_its_window_and_with_the_bar_greyed_out() throws Exception {
        Answerer answers = Answerer.inTurn(ELSEWHERE, UNDER_THE_BAR, Answer.stall("Thought: I wonder", 2));
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
                StandInModel standIn = StandInModel.open(answers);
                DeskhandProcess program = start(display, standIn)) {
            Person person = new Person(display);
            display.windows().awaitReady(WINDOW, LIMIT);
            person.type("Press the middle");
            person.key("ctrl+Return");
            List<SeenRequest> requests = standIn.awaitRequests(3, LIMIT);
            Rectangle before = painted(requests.get(0).lastPicture());
            assertThat(before.y).as("only the bar in the lower right corner").isGreaterThan(600);
            assertThat(painted(requests.get(1).lastPicture())).isEqualTo(before);
            assertThat(requests.get(2).lastText()).contains("Deskhand's own bar lay over that place");
            Rectangle after = painted(requests.get(2).lastPicture());
            assertThat(after.y).as("only the bar in the upper right corner").isLessThan(100);
            person.key("ctrl+alt+shift+Escape");
            display.windows().awaitMapped(WINDOW, LIMIT);
            closeByKeyboard(display, person, program);
        }
    }

    private DeskhandProcess start(VirtualDisplay display, StandInModel standIn) throws Exception {
        DeskhandProgram program = new DeskhandProgram(home).with(display.environment());
        new SettingsFile(program.data().resolve("settings.json"), Set.of(FAMILY))
                .keep(new Profile("Lab", standIn.baseUrl().toString(), "stand-in", FAMILY, null));
        return program.with("DESKHAND_HOME", program.data().toString()).start();
    }

    private static void closeByKeyboard(VirtualDisplay display, Person person, DeskhandProcess program)
            throws InterruptedException {
        display.windows().awaitReady(WINDOW, LIMIT);
        person.key("alt+F4");
        new Patience(LIMIT).until("the end of the program", () -> !program.isRunning());
        Ended ended = program.awaitEnd();
        assertThat(ended.status()).isZero();
        assertThat(ended.err()).isEmpty();
    }

    /// What is not black on an otherwise empty display; all of it must be grey, the colour of what is left out.
    private static Rectangle painted(BufferedImage picture) {
        Rectangle bounds = null;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int colour = picture.getRGB(x, y);
                int red = colour >> 16 & 0xFF;
                int green = colour >> 8 & 0xFF;
                int blue = colour & 0xFF;
                if (Math.max(red, Math.max(green, blue)) > 64) {
                    assertThat(Math.abs(red - green) + Math.abs(green - blue))
                            .as("not grey at " + new ScreenPixel(x, y))
                            .isLessThan(24);
                    Rectangle pixel = new Rectangle(x, y, 1, 1);
                    bounds = bounds == null ? pixel : bounds.union(pixel);
                }
            }
        }
        assertThat(bounds).as("the bar's place").isNotNull();
        return bounds;
    }
}

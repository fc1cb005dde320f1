package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.application.TextEditor;
import dev.deskhand.testkit.application.ZenityDialog;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.eyes.ButtonRow;
import dev.deskhand.testkit.eyes.FamilySpeech;
import dev.deskhand.testkit.eyes.FamilySpeech.Family;
import dev.deskhand.testkit.eyes.PictureReader;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.eyes.Template;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real work in applications we did not write, however a person asks for it. The stand-in finds what it points at in
/// the picture it was sent; what is checked is what the application itself says: its exit status, what it printed, the
/// file it saved.
abstract class RealWork {
    static final Duration LIMIT = Duration.ofSeconds(90);
    static final String FAMILY = "ui-tars-1.5";
    static final String THOUGHT = "I see what to do.";
    static final String LAST_WORD = "That is done.";
    private static final String TEXT = "Grüße, 世界 — it's 5 > 3 & \"ok\" 😀";

    @TempDir
    Path home;

    VirtualDisplay display;

    @BeforeEach
    void openDisplay() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
    }

    @AfterEach
    void closeDisplay() {
        display.close();
    }

    /// Asks Deskhand to do it and waits until it says that it has ended well.
    ///
    /// @return everything the person was told meanwhile
    abstract String haveDone(String instruction, Answerer answerer) throws Exception;

    /// What the stand-in says to a picture, step by step.
    @FunctionalInterface
    private interface Turn {
        String[] actions(FamilySpeech speech, PictureReader picture);
    }

    private static Answerer following(Turn... turns) {
        return request -> {
            BufferedImage picture = request.lastPicture();
            Size size = new Size(picture.getWidth(), picture.getHeight());
            FamilySpeech speech = new FamilySpeech(Family.UI_TARS_1_5, size);
            String[] actions = turn(request, turns).actions(speech, new PictureReader(picture));
            return Answer.text(speech.reply(THOUGHT, actions), 5, Duration.ofMillis(5));
        };
    }

    private static Turn turn(SeenRequest request, Turn... turns) {
        return request.number() <= turns.length
                ? turns[request.number() - 1]
                : (speech, picture) -> new String[] {speech.finished(LAST_WORD)};
    }

    private static Spot find(PictureReader picture, Template template) {
        return picture.find(template).orElseThrow().centre();
    }

    private Template button(ZenityDialog dialog, int fromTheLeft) throws InterruptedException {
        display.awaitStill(Duration.ofMillis(500), LIMIT);
        BufferedImage screen = display.screenshot();
        List<ScreenRect> buttons = ButtonRow.of(screen, dialog.window().bounds());
        return Template.cut(screen, buttons.get(fromTheLeft));
    }

    @Test
    void presses_the_right_button_of_a_question() throws Exception {
        try (ZenityDialog dialog = ZenityDialog.question(display, "A question", "Keep the file?")) {
            Template no = button(dialog, 0);

            String told = haveDone("Answer the question with No", following((speech, picture) ->
                    new String[] {speech.click(find(picture, no))}));

            assertThat(dialog.awaitStatus(LIMIT)).isEqualTo(ZenityDialog.DECLINED);
            assertThat(told).contains(THOUGHT, "Click", LAST_WORD);
        }
    }

    @Test
    void presses_the_other_button_of_a_question() throws Exception {
        try (ZenityDialog dialog = ZenityDialog.question(display, "A question", "Keep the file?")) {
            Template yes = button(dialog, 1);

            String told = haveDone("Answer the question with Yes", following((speech, picture) ->
                    new String[] {speech.click(find(picture, yes))}));

            assertThat(dialog.awaitStatus(LIMIT)).isEqualTo(ZenityDialog.ACCEPTED);
            assertThat(told).contains(THOUGHT, "Click", LAST_WORD);
        }
    }

    @Test
    void fills_in_a_form() throws Exception {
        try (ZenityDialog dialog = ZenityDialog.form(display, "A form", "Greeting", "Place")) {
            Template ok = button(dialog, 1);

            String told = haveDone(
                    "Fill in the form",
                    following(
                            (speech, picture) ->
                                    new String[] {speech.type(TEXT), speech.hotkey("tab"), speech.type("Köln")},
                            (speech, picture) -> new String[] {speech.click(find(picture, ok))}));

            assertThat(dialog.awaitFilledIn(LIMIT)).isEqualTo(TEXT + "|Köln");
            assertThat(told).contains(THOUGHT, TEXT, "Köln", "Click", LAST_WORD);
        }
    }

    @Test
    void writes_a_file_and_saves_it_by_shortcut() throws Exception {
        try (TextEditor editor = TextEditor.open(display, "note.txt", "")) {
            String told = haveDone(
                    "Write a note and save it",
                    following(
                            (speech, picture) -> new String[] {speech.type(TEXT + "\nsecond line")},
                            (speech, picture) -> new String[] {speech.hotkey("ctrl s")}));

            editor.awaitSaved(TEXT + "\nsecond line", LIMIT);
            assertThat(told).contains(THOUGHT, TEXT, "Ctrl + S", LAST_WORD);
        }
    }

    @Test
    void writes_a_file_and_saves_it_by_menu() throws Exception {
        try (TextEditor editor = TextEditor.open(display, "note.txt", "")) {
            display.awaitStill(Duration.ofMillis(500), LIMIT);
            ScreenRect window = editor.window().bounds();
            Template fileMenu =
                    Template.cut(display.screenshot(), new ScreenRect(window.x(), window.y(), new Size(120, 26)));

            String told = haveDone(
                    "Write a note and save it by the menu",
                    following(
                            (speech, picture) -> new String[] {speech.type("by menu")},
                            (speech, picture) -> new String[] {speech.click(inFirstQuarter(picture, fileMenu))},
                            (speech, picture) -> new String[] {speech.hotkey("down"), speech.hotkey("s")}));

            editor.awaitSaved("by menu", LIMIT);
            assertThat(told).contains(THOUGHT, "by menu", "Click", "Down", LAST_WORD);
        }
    }

    /// The first word of a menu bar.
    private static Spot inFirstQuarter(PictureReader picture, Template menuBar) {
        var region = picture.find(menuBar).orElseThrow().region();
        return new Spot(region.x() + region.width() / 8, region.y() + region.height() / 2);
    }
}

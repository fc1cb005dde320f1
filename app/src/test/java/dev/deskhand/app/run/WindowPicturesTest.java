package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.agent.trial.Check;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.NamedSpace;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.profile.BookDouble;
import dev.deskhand.app.profile.ConnectionTrial;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.wording.PresetWords;
import dev.deskhand.app.wording.TrialWords;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Renders each state of the window, light and dark. The pictures go to `target/pictures`; with
/// `-Ddeskhand.pictures=../docs/images` to the documents.
@ExtendWith(ApplicationExtension.class)
class WindowPicturesTest {
    private static final String SHOPPING = "Open the text editor and write a shopping list for a vegetable soup";

    private final Path folder = Path.of(System.getProperty("deskhand.pictures", "target/pictures"));
    private Stage stage;

    @Start
    void start(Stage primary) {
        stage = primary;
    }

    @BeforeEach
    void folder() throws IOException {
        Files.createDirectories(folder);
    }

    @Test
    void empty() throws Exception {
        WindowUnderTest window = open(new BookDouble());
        take(window, "empty");
    }

    @Test
    void ready() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        WaitForAsyncUtils.asyncFx(() -> window.model.instruction().set(SHOPPING))
                .get();
        take(window, "ready");
    }

    @Test
    void a_new_profile_from_a_template() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        WaitForAsyncUtils.asyncFx(() -> {
                    unfold(window);
                    window.profile.choose("Qwen");
                    window.profile.model().set("qwen3-vl-235b-a22b-instruct");
                    ComboBox<?> box = (ComboBox<?>) window.scene.lookup("#profile-template");
                    box.getSelectionModel().select(5);
                })
                .get();
        take(window, "profile-template");
    }

    @Test
    void what_a_preset_would_change() throws Exception {
        BookDouble book = BookDouble.withOne();
        WindowUnderTest window = open(book);
        WaitForAsyncUtils.asyncFx(() -> {
                    unfold(window);
                    PresetPlan plan = book.plan(Path.of("lab.yaml"));
                    window.notices.ask(new Notice(
                            String.join("\n", new PresetWords(Texts.in(Locale.ENGLISH)).of(plan)),
                            List.of(
                                    new Notice.Choice("a", "Change the profile", Notice.Weight.PLAIN, () -> {}),
                                    new Notice.Choice("b", "Change nothing", Notice.Weight.PLAIN, () -> {}))));
                    return plan;
                })
                .get();
        take(window, "profile-import");
    }

    @Test
    void a_profile_with_its_advanced_part_unfolded() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        WaitForAsyncUtils.asyncFx(() -> {
                    unfold(window);
                    window.profile.choose("Lab 2");
                    window.profile.baseUrl().set("http://127.0.0.1:8000/v1/v1/chat/completions");
                    ((Button) window.scene.lookup("#profile-advanced")).fire();
                    window.profile.engine().set(Engine.STRUCTURED);
                })
                .get();
        take(window, "profile-advanced");
    }

    @Test
    void running() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        window.goes();
        twoSteps(window.story)
                .streams("Thought: The first line is there. Next I add the vegetables, one on each line, and")
                .streams(" then save the file.");
        take(window, "running");
    }

    @Test
    void trying_again() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        window.goes();
        window.story.starts(SHOPPING).looks().fails(new AgentFailure.ModelBusy(503, null), Duration.ofSeconds(4));
        take(window, "trying-again");
    }

    @Test
    void paused() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        window.desk.is(new DeskState.Paused(WindowUnderTest.WISH));
        twoSteps(window.story).pauses();
        take(window, "paused");
    }

    @Test
    void ended_verified() throws Exception {
        take(ended(story -> story.endsVerified("The list is written and saved as soup.txt.")), "ended-verified");
    }

    @Test
    void ended_unverified() throws Exception {
        take(
                ended(story -> story.ends(EndReason.FINISHED, "The list is written and saved as soup.txt.", null)),
                "ended-unverified");
    }

    @Test
    void ended_failed() throws Exception {
        AgentFailure failure = new AgentFailure.ModelRefused(401, AgentFailure.ModelRefused.Ground.KEY);
        take(ended(story -> story.ends(EndReason.FAILED, "", failure)), "ended-failed");
    }

    @Test
    void ended_because_it_needs_the_person() throws Exception {
        take(
                ended(story ->
                        story.ends(EndReason.NEEDS_USER, "The editor asks for a password. Please type it.", null)),
                "ended-needs-you");
    }

    @Test
    void ended_by_stopping() throws Exception {
        take(ended(story -> story.ends(EndReason.STOPPED)), "ended-stopped");
    }

    @Test
    void ended_at_a_limit() throws Exception {
        take(ended(story -> story.ends(EndReason.NO_PROGRESS)), "ended-no-progress");
    }

    @Test
    void ended_at_what_it_may_cost() throws Exception {
        take(ended(story -> story.ends(EndReason.MONEY)), "ended-cost");
    }

    @Test
    void running_in_chinese_on_a_small_window() throws Exception {
        WindowUnderTest window = onFx(() -> new WindowUnderTest(stage, BookDouble.withOne(), Locale.CHINESE));
        WaitForAsyncUtils.asyncFx(() -> {
                    stage.setWidth(900);
                    stage.setHeight(600);
                })
                .get();
        window.goes();
        twoSteps(window.story).streams("Thought: 第一行已经写好。接下来添加蔬菜。");
        take(window, "running-chinese");
    }

    @Test
    void tested_connection() throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        ProfileEntry corrected = new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "qwen3-vl");
        TrialWords words = new TrialWords(
                Texts.in(Locale.ENGLISH), Families.builtIn().find("ui-tars-1.5").orElseThrow(), new KeyPlace.Nowhere());
        List<ConnectionTrial.Line> lines = Stream.of(
                        new Finding.Passed(Check.REACHABLE),
                        new Finding.Passed(Check.KEY_ACCEPTED),
                        new Finding.Passed(Check.MODEL_KNOWN),
                        new Finding.Passed(Check.TAKES_PICTURES),
                        new Finding.Arrived(14),
                        new Finding.SpaceDiffers(
                                List.of(new NamedSpace(NamedSpace.Units.THOUSANDTHS, AxisOrder.XY)),
                                List.of("qwen3-vl", "qwen3.5", "ui-tars-1.0")),
                        new Finding.Pictures(5, 5),
                        new Finding.Functions(Finding.Functions.Fate.LEFT))
                .map(finding -> new ConnectionTrial.Line(finding.bearing(), words.of(finding)))
                .toList();
        window.trial.finds(new ConnectionTrial.Result(false, corrected), lines.toArray(ConnectionTrial.Line[]::new));
        WaitForAsyncUtils.asyncFx(() -> {
                    ((Button) window.scene.lookup("#profile-fold")).fire();
                    window.connection.begin();
                })
                .get();
        settle();
        WaitForAsyncUtils.asyncFx(window.trial::proceed).get();
        take(window, "tested-connection");
    }

    private static void unfold(WindowUnderTest window) {
        ((Button) window.scene.lookup("#profile-fold")).fire();
    }

    private interface Ends {
        void tell(Story story);
    }

    private WindowUnderTest ended(Ends ends) throws Exception {
        WindowUnderTest window = open(BookDouble.withOne());
        WaitForAsyncUtils.asyncFx(() -> window.model.instruction().set(SHOPPING))
                .get();
        twoSteps(window.story);
        ends.tell(window.story);
        return window;
    }

    private static Story twoSteps(Story story) {
        return story.isPriced()
                .starts(SHOPPING)
                .looks()
                .thinks("The desktop is empty but for two windows. I open the text editor from the panel.")
                .does(new Action.Click(Target.at(0.03, 0.02), Action.Click.Variety.LEFT), new ScreenPixel(40, 17))
                .begins(new Action.Click(Target.at(0.2, 0.3), Action.Click.Variety.LEFT), new ScreenPixel(260, 240))
                .ends(new Outcome.Refused(Refusal.because(Refusal.Reason.CHANGED)))
                .looks()
                .thinks("The editor is open and its text area has the focus. I write the heading of the list.")
                .does(new Action.Type("Vegetable soup\n", null))
                .does(new Action.Hotkey(KeyChord.parse("ctrl s")))
                .does(new Action.Scroll(Target.at(0.6, 0.6), Direction.DOWN, 3), new ScreenPixel(760, 470))
                .looks()
                .does(
                        new Action.Drag(Target.at(0.3, 0.15), Target.at(0.4, 0.2)),
                        new ScreenPixel(440, 110),
                        new ScreenPixel(300, 400));
    }

    private WindowUnderTest open(BookDouble book) throws Exception {
        return onFx(() -> {
            stage.setWidth(1000);
            stage.setHeight(700);
            return new WindowUnderTest(stage, book);
        });
    }

    private static <T> T onFx(java.util.concurrent.Callable<T> work) throws Exception {
        return WaitForAsyncUtils.asyncFx(work).get(120, TimeUnit.SECONDS);
    }

    private void take(WindowUnderTest window, String name) throws Exception {
        for (ColorScheme scheme : ColorScheme.values()) {
            WaitForAsyncUtils.asyncFx(() -> window.scheme.set(scheme)).get();
            settle();
            WritableImage image = onFx(() -> window.scene.snapshot(null));
            assertThat(colours(image)).as("colours in " + name).isGreaterThan(20);
            String file = name + "-" + scheme.name().toLowerCase(Locale.ROOT) + ".png";
            ImageIO.write(copy(image), "png", folder.resolve(file).toFile());
        }
        FxToolkit.hideStage();
    }

    /// Events go through a pulse, layout through another, a picture through a third.
    private static void settle() throws TimeoutException {
        for (int pulse = 0; pulse < 6; pulse++) {
            WaitForAsyncUtils.waitForFxEvents();
        }
    }

    private static long colours(WritableImage image) {
        PixelReader pixels = image.getPixelReader();
        return java.util.stream.IntStream.range(0, (int) image.getHeight() / 4)
                .flatMap(row -> java.util.stream.IntStream.range(0, (int) image.getWidth() / 4)
                        .map(column -> pixels.getArgb(column * 4, row * 4)))
                .distinct()
                .count();
    }

    private static BufferedImage copy(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        return copy;
    }
}

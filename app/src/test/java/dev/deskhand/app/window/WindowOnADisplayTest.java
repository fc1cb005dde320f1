package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// The window, the bar and the run between them, on a real X display with a real window manager.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WindowOnADisplayTest {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    private VirtualDisplay display;
    private Person person;
    private Program program;

    @BeforeAll
    void openDisplay() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
        person = new Person(display);
    }

    @AfterAll
    void closeDisplay() {
        display.close();
    }

    @BeforeEach
    void openWindow() throws InterruptedException {
        program = display.start(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-Dprism.order=sw",
                "-cp",
                System.getProperty("java.class.path"),
                RehearsalWindow.class.getName(),
                folder.toString());
        display.windows().awaitReady(WINDOW, LIMIT);
    }

    @AfterEach
    void closeWindow() {
        program.close();
    }

    private void awaitLine(String line) throws InterruptedException {
        new Patience(LIMIT).until(line, () -> program.stdout().contains(line));
    }

    private long count(String line) {
        return program.stdout().stream().filter(line::equals).count();
    }

    /// Where the bar says it is, once it has stayed there.
    private ScreenRect bar() throws InterruptedException {
        display.awaitStill(Duration.ofMillis(300), LIMIT);
        List<String> told = program.stdout().stream()
                .filter(line -> line.startsWith("bar "))
                .toList();
        String[] words = told.getLast().split(" ", -1);
        assertThat(words).as(told.getLast()).hasSize(5);
        return new ScreenRect(
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                new Size(Integer.parseInt(words[3]), Integer.parseInt(words[4])));
    }

    private boolean isWindowShown() throws InterruptedException {
        return display.windows().find(WINDOW).isPresent();
    }

    private void awaitWindow() throws InterruptedException {
        display.windows().awaitMapped(WINDOW, LIMIT);
    }

    /// As a click in a task bar does.
    private void bringTheWindowBack() throws InterruptedException {
        display.run("xdotool", "search", "--name", "^Deskhand$", "windowactivate");
    }

    private void startRun() throws InterruptedException {
        person.type("Do it");
        person.key("ctrl+Return");
        awaitLine("event look");
        new Patience(LIMIT).until("no window", () -> !isWindowShown());
    }

    @Test
    void a_run_takes_the_window_off_the_screen_before_the_first_look_and_puts_the_bar_there()
            throws InterruptedException {
        startRun();
        ScreenRect bar = bar();
        BufferedImage screen = display.screenshot();
        assertThat(bar.x() + bar.size().width()).isLessThanOrEqualTo(1280);
        assertThat(bar.y()).isGreaterThan(600);
        assertThat(share(screen, bar)).as("painted part of the bar's place").isGreaterThan(0.95);
        assertThat(painted(screen) - share(screen, bar) * bar.size().area())
                .as("painted pixels outside the bar's place")
                .isZero();
    }

    /// Nothing else is on that display: what is not black is ours.
    private static long painted(BufferedImage screen) {
        return painted(screen, new ScreenRect(0, 0, new Size(screen.getWidth(), screen.getHeight())));
    }

    private static long painted(BufferedImage screen, ScreenRect place) {
        long painted = 0;
        for (int y = place.y(); y < place.y() + place.size().height(); y++) {
            for (int x = place.x(); x < place.x() + place.size().width(); x++) {
                if ((screen.getRGB(x, y) & 0xFFFFFF) != 0) {
                    painted++;
                }
            }
        }
        return painted;
    }

    private static double share(BufferedImage screen, ScreenRect place) {
        return (double) painted(screen, place) / place.size().area();
    }

    @Test
    void bringing_the_window_back_pauses_the_run_and_resuming_takes_it_away_again() throws InterruptedException {
        startRun();
        bringTheWindowBack();
        awaitLine("event paused");
        awaitWindow();
        awaitLine("bar gone");
        assertThat(program.stdout()).doesNotContain("event run_ended STOPPED");
        display.windows().awaitReady(WINDOW, LIMIT);
        person.key("Tab", "space");
        awaitLine("event resumed");
        new Patience(LIMIT).until("no window", () -> !isWindowShown());
        assertThat(count("event paused")).isEqualTo(1);
    }

    @Test
    void stop_on_the_bar_ends_the_run_and_the_window_comes_back() throws InterruptedException {
        startRun();
        ScreenRect bar = bar();
        person.click(new ScreenPixel(bar.x() + bar.size().width() - 100, bar.y() + 20), 1);
        awaitLine("event run_ended STOPPED");
        awaitWindow();
        awaitLine("bar gone");
    }

    @Test
    void the_bar_moves_to_another_corner_when_it_is_in_the_way() throws InterruptedException, IOException {
        startRun();
        ScreenRect before = bar();
        ScreenPixel point = new ScreenPixel(before.x() + 5, before.y() + 5);
        Path asked = folder.resolve("asked");
        Files.writeString(asked, point.x() + " " + point.y());
        Files.move(asked, folder.resolve("move"));
        new Patience(LIMIT).until("another place", () -> !bar().contains(point));
        ScreenRect after = bar();
        BufferedImage screen = display.screenshot();
        assertThat(share(screen, after)).isGreaterThan(0.95);
        assertThat(painted(screen, before)).isZero();
    }

    @Test
    void escape_stops_a_paused_run_in_the_window() throws InterruptedException {
        startRun();
        bringTheWindowBack();
        awaitLine("event paused");
        display.windows().awaitReady(WINDOW, LIMIT);
        person.key("Escape");
        awaitLine("event run_ended STOPPED");
    }

    private void startRunThatAsks() throws InterruptedException {
        person.type("Ask");
        person.key("ctrl+Return");
        awaitLine("event asked");
        awaitWindow();
        display.windows().awaitReady(WINDOW, LIMIT);
        display.awaitStill(Duration.ofMillis(300), LIMIT);
    }

    @Test
    void a_question_brings_the_window_back_and_return_does_not_allow_it() throws InterruptedException {
        startRunThatAsks();
        person.key("Return");
        awaitLine("event run_ended FINISHED");
        assertThat(program.stdout()).contains("event answered denied").doesNotContain("event paused");
    }

    @Test
    void what_is_asked_can_be_allowed_by_the_keyboard() throws InterruptedException {
        startRunThatAsks();
        person.key("shift+Tab", "Return");
        awaitLine("event run_ended FINISHED");
        assertThat(program.stdout()).contains("event answered allowed").doesNotContain("event paused");
    }

    @Test
    void closing_the_window_of_a_run_asks_and_keeps_working_or_ends_run_and_program_by_the_keyboard()
            throws InterruptedException {
        startRun();
        bringTheWindowBack();
        awaitLine("event paused");
        display.windows().awaitReady(WINDOW, LIMIT);
        person.key("alt+F4");
        display.awaitStill(Duration.ofMillis(300), LIMIT);
        person.key("Return");
        display.awaitStill(Duration.ofMillis(300), LIMIT);
        assertThat(program.isRunning()).isTrue();
        assertThat(program.stdout()).doesNotContain("event run_ended STOPPED");
        person.key("alt+F4");
        display.awaitStill(Duration.ofMillis(300), LIMIT);
        person.key("shift+Tab", "Return");
        assertThat(program.awaitExit(LIMIT)).isZero();
        assertThat(program.stdout()).contains("event run_ended STOPPED", "ended");
    }

    @Test
    void closing_the_window_ends_the_program_and_the_next_start_finds_it_as_it_was_left() throws Exception {
        person.type("Half a thought");
        display.awaitStill(Duration.ofMillis(300), LIMIT);
        person.key("alt+F4");
        assertThat(program.awaitExit(LIMIT)).isZero();
        assertThat(program.stdout()).contains("ended");
        assertThat(program.stderr()).noneMatch(line -> line.contains("Exception"));
        Remembered remembered = new MemoryFile(folder.resolve("window.json")).read();
        assertThat(remembered.instruction()).isEqualTo("Half a thought");
        assertThat(remembered.bounds()).isNotNull();
    }
}

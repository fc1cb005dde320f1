package dev.deskhand.app.whole;

import dev.deskhand.app.Deskhand;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The whole program with TestFX in the same process, on the display the process is given: types what a first run
/// needs, presses Start, tells when the window goes away, comes back and shows an end, and when it is given a byte
/// prints what the window says then. The window stays open.
final class PersonAtTheWindow {
    static final String AWAY = "away";
    static final String BACK = "back";
    static final String ENDED = "ended";
    static final String NEXT = "=====\n";
    static final String END = "===== END";
    private static final long LIMIT_SECONDS = 60;

    private final FxRobot robot = new FxRobot();

    private PersonAtTheWindow() {}

    /// Starts Deskhand without arguments, as an icon does.
    ///
    /// @param arguments base URL, model, family, instruction
    static void main(String[] arguments) {
        System.setProperty("testfx.robot", "glass"); // goes through the X server, like a hand
        System.setProperty("testfx.robot.write_sleep", "0");
        System.setProperty("testfx.robot.move_max_count", "1");
        Thread.ofPlatform().daemon().start(() -> sit(arguments));
        Deskhand.main(new String[0]);
    }

    @SuppressWarnings("IllegalCatch") // the root of a thread: whatever goes wrong must fail the test at once
    private static void sit(String[] arguments) {
        try {
            new PersonAtTheWindow().work(arguments[0], arguments[1], arguments[2], arguments[3]);
        } catch (Exception | Error e) {
            e.printStackTrace();
            Runtime.getRuntime().halt(70);
        }
    }

    private void work(String baseUrl, String model, String family, String instruction) throws Exception {
        WaitForAsyncUtils.waitFor(
                LIMIT_SECONDS, TimeUnit.SECONDS, () -> !Window.getWindows().isEmpty()); // the FX thread runs
        await(() -> find("#instruction").filter(Node::isFocused).isPresent());
        onFx(this::watch);
        nameAnotherProfile();
        click("#profile-base-url");
        robot.write(baseUrl);
        click("#profile-model");
        robot.write(model);
        click("#profile-family");
        click(family);
        click("#instruction");
        type(instruction);
        click("#start");
        await(() -> find("#ending-title").filter(PersonAtTheWindow::isShown).isPresent());
        await(this::isBack);
        System.out.println(ENDED);
        System.in.read(); // until somebody outside has seen the window in its place
        report();
    }

    /// The profile of a first start needs no model: its panel has no fields for one.
    private void nameAnotherProfile() throws TimeoutException {
        click("#profile-name");
        robot.push(KeyCode.CONTROL, KeyCode.A).write("Mine").push(KeyCode.ENTER);
    }

    private void click(String query) throws TimeoutException {
        await(() -> find(query).filter(PersonAtTheWindow::isShown).isPresent());
        robot.clickOn(onFx(() -> {
            Node node = find(query).orElseThrow();
            Bounds bounds = node.localToScreen(node.getLayoutBounds());
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        }));
    }

    /// To be called on the FX thread: what the scene holds changes while a run goes on.
    private Optional<Node> find(String query) {
        return robot.lookup(query).tryQuery();
    }

    private boolean watch() {
        Stage stage = (Stage) find("#instruction").orElseThrow().getScene().getWindow();
        stage.iconifiedProperty().addListener((_, _, iconified) -> System.out.println(iconified ? AWAY : BACK));
        return true;
    }

    /// Letters and blanks, key by key.
    private void type(String letters) {
        letters.chars().forEach(letter -> {
            KeyCode key = letter == ' '
                    ? KeyCode.SPACE
                    : KeyCode.valueOf(Character.toString(letter).toUpperCase(Locale.ROOT));
            if (Character.isUpperCase(letter)) {
                robot.push(KeyCode.SHIFT, key);
            } else {
                robot.push(key);
            }
        });
    }

    private boolean isBack() {
        return find("#ending-title").orElseThrow().getScene().getWindow() instanceof Stage stage
                && stage.isShowing()
                && !stage.isIconified();
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void report() throws Exception {
        click("#transcript-copy");
        await(() -> copied() != null);
        System.out.print(NEXT + words("ending-title") + "\n" + NEXT + words("ending-message") + "\n" + NEXT
                + words("ending-detail") + "\n" + NEXT + onFx(PersonAtTheWindow::copied) + "\n" + END + "\n");
        System.out.flush();
    }

    private static @Nullable String copied() {
        return Clipboard.getSystemClipboard().getString();
    }

    private String words(String id) {
        return onFx(() -> ((Labeled) find("#" + id).orElseThrow()).getText());
    }

    private static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS, () -> onFx(condition));
    }

    private static <T extends @Nullable Object> T onFx(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS), question);
    }
}

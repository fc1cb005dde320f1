package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.DeskDouble;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.fx.FxPulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.shell.Bar;
import dev.deskhand.app.shell.BarPlace;
import dev.deskhand.app.shell.BarView;
import dev.deskhand.app.theme.Theme;
import java.time.Clock;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// On JavaFX's headless platform, which has no window manager: what is asked of the window is what counts here.
@Timeout(60)
class BackstageTest {
    private static final RunWish HERE = new RunWish("Do it", "Lab", "desktop");
    private static final RunWish ELSEWHERE = new RunWish("Do it", "Lab", "cloud");

    private final DeskDouble desk = new DeskDouble();
    private Stage stage;
    private Backstage backstage;

    @BeforeEach
    void openWindow() throws Exception {
        FxToolkit.registerPrimaryStage();
        stage = WaitForAsyncUtils.asyncFx(BackstageTest::window).get(30, TimeUnit.SECONDS);
        backstage = WaitForAsyncUtils.asyncFx(() -> behind(stage)).get(30, TimeUnit.SECONDS);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Stage window() {
        Stage stage = new Stage();
        stage.setScene(new Scene(new Pane()));
        stage.show();
        return stage;
    }

    private Backstage behind(Stage window) {
        Theme theme = new Theme(FxPlatform.colorScheme());
        BarView view = new BarView(Texts.in(Locale.ENGLISH), Clock.systemUTC());
        return new Backstage(
                desk, window, new Bar(window, new BarPlace(), theme, new FxPulse(), view), "desktop"::equals);
    }

    @AfterEach
    void closeWindow() throws Exception {
        FxToolkit.setupFixture(stage::hide);
    }

    private CompletableFuture<Void> stepAside(RunWish wish) {
        return CompletableFuture.runAsync(() -> backstage.stepAside(wish));
    }

    private void is(DeskState state) {
        desk.is(state);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void awaitReturn(CompletableFuture<Void> asked) throws Exception {
        asked.get(30, TimeUnit.SECONDS);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void the_window_is_away_when_a_run_on_its_display_goes_on_and_back_when_it_has_ended() throws Exception {
        is(new DeskState.Starting(HERE));
        awaitReturn(stepAside(HERE));
        assertThat(stage.isIconified()).isTrue();

        is(new DeskState.Idle(null));
        assertThat(stage.isIconified()).isFalse();
        assertThat(desk.sent()).isEmpty();
    }

    @Test
    void the_window_stays_where_the_run_works_elsewhere() throws Exception {
        is(new DeskState.Starting(ELSEWHERE));
        awaitReturn(stepAside(ELSEWHERE));
        assertThat(stage.isIconified()).isFalse();
    }

    @Test
    void the_window_stays_where_the_run_has_ended_before_it_could_go_on() throws Exception {
        awaitReturn(stepAside(HERE));
        assertThat(stage.isIconified()).isFalse();
    }

    @Test
    void nobody_waits_for_the_window_once_the_run_is_being_stopped() throws Exception {
        is(new DeskState.Starting(HERE));
        CompletableFuture<Void> asked = stepAside(HERE);
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, stage::isIconified);
        is(new DeskState.Stopping(HERE));
        awaitReturn(asked);

        is(new DeskState.Idle(null));
        assertThat(stage.isIconified()).isFalse();
    }

    @Test
    void the_window_the_person_brings_back_pauses_the_run_and_is_waited_for_no_more() throws Exception {
        is(new DeskState.Starting(HERE));
        CompletableFuture<Void> asked = stepAside(HERE);
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, stage::isIconified);
        FxToolkit.setupFixture(backstage::show);
        awaitReturn(asked);
        assertThat(stage.isIconified()).isFalse();
        assertThat(desk.sent()).containsExactly(new Command.Pause());
    }

    @Test
    void bringing_a_window_to_the_front_that_was_there_all_along_pauses_nothing() throws Exception {
        is(new DeskState.Going(ELSEWHERE));
        FxToolkit.setupFixture(backstage::show);
        assertThat(desk.sent()).isEmpty();
    }
}

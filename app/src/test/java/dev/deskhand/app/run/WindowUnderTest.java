package dev.deskhand.app.run;

import dev.deskhand.agent.event.EventStream;
import dev.deskhand.app.desk.DeskDouble;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.FxPulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.BookDouble;
import dev.deskhand.app.profile.ConnectionView;
import dev.deskhand.app.profile.ConnectionViewModel;
import dev.deskhand.app.profile.ProfileView;
import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.profile.TrialDouble;
import dev.deskhand.app.theme.Theme;
import dev.deskhand.app.widget.NoticeView;
import java.io.IOException;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The window's content over doubles of everything behind it. Make it on the FX thread.
public final class WindowUnderTest {
    public static final RunWish WISH = new RunWish("x", "Lab", "desktop");

    public final EventStream stream = new EventStream();
    public final DeskDouble desk = new DeskDouble();
    public final Story story = new Story("r1", stream::publish);
    public final ObjectProperty<ColorScheme> scheme = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    public final ProfileViewModel profile;
    public final TrialDouble trial = new TrialDouble();
    public final ConnectionViewModel connection;
    public final ProfileView form;
    public final RunViewModel model;
    public final NoticeView notices = new NoticeView();
    public final RunView view;
    public final Scene scene;
    private volatile boolean picturesAreGone;

    public WindowUnderTest(Stage stage, BookDouble book) {
        this(stage, book, Locale.ENGLISH);
    }

    public WindowUnderTest(Stage stage, BookDouble book, Locale locale) {
        Texts texts = Texts.in(locale);
        FxPulse pulse = new FxPulse();
        RunStore store = new RunStore(stream, (run, from, to) -> List.of(), pulse, Runnable::run);
        profile = new ProfileViewModel(book, texts, pulse, Runnable::run);
        Clock clock = Clock.fixed(Story.START.plusSeconds(43), ZoneOffset.UTC);
        model = new RunViewModel(
                new RunViewModel.Parts(store, desk, pulse, texts, clock),
                profile,
                List.of(new OperatorChoice("desktop", OperatorChoice.Place.THIS_DISPLAY)));
        PictureLoader pictures = new PictureLoader(_ -> picture(), pulse, Runnable::run);
        ObservableValue<Boolean> runs = model.desk().map(state -> !(state instanceof DeskState.Idle));
        connection = new ConnectionViewModel(profile, trial, texts, pulse, trial);
        form = new ProfileView(profile, texts, notices, new ConnectionView(connection, runs), runs);
        view = new RunView(model, form, notices, pictures);
        scene = new Scene(view, 1000, 700);
        new Theme(scheme).dress(scene);
        stage.setScene(scene);
        stage.show();
        view.focusFirst();
    }

    private byte[] picture() throws IOException {
        if (picturesAreGone) {
            throw new IOException("removed to make room");
        }
        return DrawnScreen.png();
    }

    /// From now on no picture can be read.
    public void losePictures() {
        picturesAreGone = true;
    }

    public void goes() {
        desk.is(new DeskState.Going(WISH));
    }

    public void ends() {
        desk.is(new DeskState.Idle(null));
    }
}

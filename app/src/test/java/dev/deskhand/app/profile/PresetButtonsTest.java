package dev.deskhand.app.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.fx.PulseDouble;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.widget.NoticeView;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class PresetButtonsTest {
    private final BookDouble book = BookDouble.withOne();
    private final PulseDouble pulse = new PulseDouble();
    private final SimpleBooleanProperty locked = new SimpleBooleanProperty(false);
    private ProfileViewModel model;
    private Scene scene;
    private Optional<Path> chosen = Optional.of(Path.of("lab.yaml"));

    @Start
    void start(Stage stage) {
        Texts texts = Texts.in(Locale.ENGLISH);
        model = new ProfileViewModel(book, texts, pulse, Runnable::run);
        NoticeView notices = new NoticeView();
        PresetFiles files = new PresetFiles() {
            @Override
            public Optional<Path> toOpen() {
                return chosen;
            }

            @Override
            public Optional<Path> toWrite(String name) {
                return chosen;
            }
        };
        scene = new Scene(new VBox(notices, new PresetButtons(model, texts, notices, files, locked)));
        stage.setScene(scene);
        stage.show();
    }

    private static <T> T onFx(Callable<T> work) throws Exception {
        return WaitForAsyncUtils.asyncFx(work).get();
    }

    private void press(String id) throws Exception {
        onFx(() -> {
            ((Button) scene.lookup(id)).fire();
            pulse.beat();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return id;
        });
    }

    private boolean isAsked() throws Exception {
        return onFx(() -> scene.lookup("#notice").isVisible());
    }

    private String asked() throws Exception {
        return onFx(() -> ((Labeled) scene.lookup("#notice-text")).getText());
    }

    @Test
    void what_a_preset_would_change_is_shown_and_kept_only_when_the_person_agrees() throws Exception {
        press("#preset-import");

        assertThat(asked())
                .startsWith("The profile “Lab” would change:\n  base_url: http://127.0.0.1:8000/v1 → ")
                .contains("Not used from the preset: utioBaseUrl (Deskhand tells nobody what you do).");
        assertThat(model.model().get()).isEqualTo("ui-tars-1.5-7b");
        press("#preset-keep");
        assertThat(model.model().get()).isEqualTo("ui-tars-1.5-72b");
        assertThat(book.entries().getFirst().baseUrl()).isEqualTo("https://models.example/v1");
        assertThat(isAsked()).isFalse();
    }

    @Test
    void what_is_typed_is_kept_before_a_preset_is_held_against_it() throws Exception {
        onFx(() -> {
            model.model().set("typed");
            model.key().set("sk-typed");
            return model;
        });

        press("#preset-import");
        press("#preset-leave");

        assertThat(book.entries().getFirst().model()).isEqualTo("typed");
        assertThat(book.keys()).containsEntry("Lab", "sk-typed");
        assertThat(model.model().get()).isEqualTo("typed");
    }

    @Test
    void nothing_is_changed_where_the_person_leaves_it() throws Exception {
        press("#preset-import");
        press("#preset-leave");

        assertThat(book.entries()).isEqualTo(BookDouble.withOne().entries());
        assertThat(isAsked()).isFalse();
    }

    @Test
    void the_question_is_taken_back_when_a_run_begins() throws Exception {
        press("#preset-import");
        onFx(() -> {
            locked.set(true);
            return locked;
        });

        assertThat(isAsked()).isFalse();
    }

    @Test
    void without_a_file_nothing_is_asked() throws Exception {
        chosen = Optional.empty();
        press("#preset-import");
        press("#preset-export");

        assertThat(isAsked()).isFalse();
        assertThat(book.exported()).isEmpty();
    }

    @Test
    void a_kept_profile_is_written_down_and_one_that_is_not_kept_cannot_be() throws Exception {
        press("#preset-export");
        assertThat(asked()).isEqualTo("The profile “Lab” is written down, without its key.");
        assertThat(book.exported()).containsExactly("Lab lab.yaml");

        onFx(() -> {
            model.choose("New");
            return model;
        });
        assertThat(onFx(() -> scene.lookup("#preset-export").isDisabled())).isTrue();
    }

    @Test
    void a_file_that_cannot_be_written_is_said() throws Exception {
        book.breakDown();
        press("#preset-export");

        assertThat(asked()).startsWith("The disk is full");
    }
}

package dev.deskhand.app.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.fx.PulseDouble;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ConnectionState.Phase;
import dev.deskhand.app.profile.ConnectionTrial.Result;
import dev.deskhand.app.settings.BadSetting;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ConnectionViewModelTest {
    private static final ProfileEntry LAB =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "ui-tars-1.5");
    private static final ProfileEntry CORRECTED =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "qwen3-vl");

    private final PulseDouble pulse = new PulseDouble();
    private final BookDouble book = new BookDouble(LAB);
    private final TrialDouble trial = new TrialDouble();
    private final Texts texts = Texts.in(Locale.ENGLISH);
    private final ProfileViewModel profile = new ProfileViewModel(book, texts, pulse, pulse);
    private final ConnectionViewModel model = new ConnectionViewModel(profile, trial, texts, pulse, trial);

    private void settle() {
        for (int beat = 0; beat < 4; beat++) {
            pulse.beat();
        }
    }

    private void begin() {
        model.begin();
        settle();
    }

    private void proceed() {
        trial.proceed();
        settle();
    }

    private Phase phase() {
        return model.state().get().phase();
    }

    @Test
    void nothing_is_said_of_what_was_not_tried() {
        settle();
        assertThat(phase()).isEqualTo(Phase.UNTRIED);
        assertThat(model.verdict().getValue()).isEmpty();
        assertThat(trial.tried).isEmpty();
    }

    @Test
    void what_is_found_is_shown_line_by_line_and_then_what_it_comes_to() {
        trial.finds(new Result(true, null), TrialDouble.right("It answers."), TrialDouble.right("It sees."));
        begin();
        assertThat(phase()).isEqualTo(Phase.GOING);
        assertThat(model.verdict().getValue()).isEqualTo("Asking the model …");
        proceed();
        assertThat(phase()).isEqualTo(Phase.WORKS);
        assertThat(model.report()).isEqualTo("""
                ✓ It answers.
                ✓ It sees.
                A run would work with this model.
                """);
    }

    @Test
    void the_profile_and_its_key_are_kept_before_they_are_tried() {
        profile.model().set("another");
        profile.key().set("sk-canary");
        settle();
        begin();
        assertThat(book.entries()).extracting(ProfileEntry::model).containsExactly("another");
        assertThat(book.keys()).containsEntry("Lab", "sk-canary");
        proceed();
        assertThat(trial.tried).containsExactlyElementsOf(book.entries());
        assertThat(phase()).isEqualTo(Phase.WORKS);
    }

    @Test
    void a_correction_goes_into_the_fields_and_is_tried_and_kept() {
        trial.finds(new Result(false, CORRECTED), TrialDouble.wrong("Choose the family qwen3-vl."));
        begin();
        proceed();
        assertThat(phase()).isEqualTo(Phase.FAILS);
        assertThat(profile.entry()).isEqualTo(LAB);
        trial.finds(new Result(true, null));
        model.correct();
        settle();
        proceed();
        assertThat(trial.tried).containsExactly(LAB, CORRECTED);
        assertThat(book.entries()).containsExactly(CORRECTED);
        assertThat(phase()).isEqualTo(Phase.WORKS);
        assertThat(model.state().get().lines()).isEmpty();
    }

    @Test
    void a_test_that_was_stopped_says_nothing_more_and_another_can_begin() {
        trial.finds(new Result(true, null), TrialDouble.right("It answers."));
        begin();
        model.stop();
        proceed();
        assertThat(phase()).isEqualTo(Phase.STOPPED);
        assertThat(trial.tried).isEmpty();
        begin();
        proceed();
        assertThat(phase()).isEqualTo(Phase.WORKS);
    }

    @Test
    void lines_of_a_stopped_test_do_not_get_into_the_next() {
        trial.finds(new Result(true, null), TrialDouble.right("It answers."));
        begin();
        trial.proceed(); // heard, but not yet on the FX thread
        model.stop();
        model.begin();
        settle();
        assertThat(model.state().get().lines()).isEmpty();
        assertThat(phase()).isEqualTo(Phase.GOING);
    }

    @Test
    void what_was_found_is_forgotten_when_another_model_stands_in_the_fields() {
        begin();
        proceed();
        profile.model().set("another");
        settle();
        assertThat(phase()).isEqualTo(Phase.UNTRIED);
    }

    @Test
    void a_test_that_goes_on_is_stopped_when_the_key_is_typed_anew() {
        begin();
        profile.key().set("sk-other");
        settle();
        proceed();
        assertThat(phase()).isEqualTo(Phase.UNTRIED);
        assertThat(trial.tried).isEmpty();
    }

    @Test
    void why_it_cannot_be_tried_is_a_sentence() {
        trial.refuses(new BadSetting("OPENAI_API_KEY", "", BadSetting.Rule.UNSET));
        begin();
        proceed();
        assertThat(phase()).isEqualTo(Phase.FAILS);
        assertThat(model.report()).startsWith("✗ ").contains("OPENAI_API_KEY");
    }

    @Test
    void a_profile_that_cannot_be_kept_is_not_tried() {
        book.breakDown();
        begin();
        proceed();
        assertThat(phase()).isEqualTo(Phase.FAILS);
        assertThat(trial.tried).isEmpty();
    }

    @Test
    void nothing_begins_while_a_field_is_wrong_or_no_model_is_wanted() {
        profile.baseUrl().set("nonsense");
        settle();
        assertThat(model.canBegin().getValue()).isFalse();
        begin();
        profile.choose("Offline follower");
        settle();
        assertThat(model.canBegin().getValue()).isFalse();
        begin();
        assertThat(phase()).isEqualTo(Phase.UNTRIED);
    }
}

package dev.deskhand.app.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.fx.PulseDouble;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.template.Templates;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProfileViewModelTest {
    private static final ProfileEntry LAB =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "ui-tars-1.5");
    private static final ProfileEntry FOLLOWER = ProfileEntry.withoutModel("Offline follower");
    private static final ProfileEntry HOME = new ProfileEntry("Home", "https://models.example/v1", "qwen3", "qwen3-vl");

    private final PulseDouble pulse = new PulseDouble();
    private final BookDouble book = new BookDouble(LAB, HOME);
    private final ProfileViewModel model = model(book);
    private final List<String> heard = new ArrayList<>();
    private final ProfileViewModel.Kept listener = new ProfileViewModel.Kept() {
        @Override
        public void kept(ProfileEntry entry) {
            heard.add("kept " + entry.name());
        }

        @Override
        public void failed(BadSetting why) {
            heard.add("failed");
        }
    };

    private ProfileViewModel model(BookDouble kept) {
        return new ProfileViewModel(kept, Texts.in(Locale.ENGLISH), pulse, pulse);
    }

    @Test
    void begins_with_the_profile_used_last() {
        assertThat(model.entry()).isEqualTo(LAB);
        assertThat(model.problems().getValue()).isEmpty();
        assertThat(model.summary().getValue()).isEqualTo("ui-tars-1.5-7b · Lab");
    }

    @Test
    void begins_with_what_needs_no_model_where_nothing_is_kept() {
        ProfileViewModel fresh = model(new BookDouble());
        assertThat(fresh.entry()).isEqualTo(FOLLOWER);
        assertThat(fresh.needsModel().getValue()).isFalse();
        assertThat(fresh.problems().getValue()).isEmpty();
        assertThat(fresh.summary().getValue()).isEqualTo("Offline follower");
        assertThat(fresh.names()).containsExactly("My model", "Offline follower");
        assertThat(fresh.unkept()).isEmpty();
    }

    @Test
    void the_built_in_one_is_there_beside_others_and_can_neither_be_kept_nor_deleted() {
        assertThat(model.names()).containsExactly("Lab", "Home", "Offline follower");
        model.choose("Offline follower");
        assertThat(model.entry()).isEqualTo(FOLLOWER);
        assertThat(model.isKept().getValue()).isFalse();
        model.keep(listener);
        pulse.beat();
        assertThat(heard).containsExactly("kept Offline follower");
        assertThat(book.entries()).extracting(ProfileEntry::name).containsExactly("Lab", "Home");
    }

    @Test
    void the_choice_of_the_built_in_one_is_remembered_in_any_language() {
        model.choose("Offline follower");
        ProfileEntry left = model.unkept().orElseThrow();
        ProfileViewModel chinese = new ProfileViewModel(book, Texts.in(Locale.CHINESE), pulse, pulse);
        chinese.show(left);
        assertThat(chinese.needsModel().getValue()).isFalse();
        assertThat(chinese.name().get()).isEqualTo("离线跟随器");
    }

    @Test
    void begins_with_a_name_only_where_the_first_model_is_described() {
        ProfileViewModel fresh = model(new BookDouble());
        fresh.choose("My model");
        assertThat(fresh.entry()).isEqualTo(new ProfileEntry("My model", "", "", ""));
        assertThat(fresh.problems().getValue())
                .isEqualTo(Map.of(
                        ProfileField.BASE_URL, "profile.problem.no_url",
                        ProfileField.MODEL, "profile.problem.no_model",
                        ProfileField.FAMILY, "profile.problem.no_family"));
        assertThat(fresh.summary().getValue()).isEqualTo("No model yet");
    }

    @Test
    void shows_another_profile_when_it_is_chosen_and_forgets_the_key_typed_for_the_first() {
        model.key().set("sk-1");
        model.choose("Home");
        assertThat(model.entry()).isEqualTo(HOME);
        assertThat(model.key().get()).isEmpty();
    }

    @Test
    void knows_what_would_be_lost() {
        assertThat(model.unkept()).isEmpty();
        model.model().set("ui-tars-2");
        assertThat(model.unkept()).contains(new ProfileEntry("Lab", LAB.baseUrl(), "ui-tars-2", LAB.family()));
        model.keep(listener);
        pulse.beat();
        assertThat(model.unkept()).isEmpty();
    }

    @Test
    void begins_a_new_profile_from_the_fields_when_the_name_is_new() {
        model.choose("Attic");
        assertThat(model.entry()).isEqualTo(new ProfileEntry("Attic", LAB.baseUrl(), LAB.model(), LAB.family()));
    }

    @Test
    void keeps_the_profile_and_its_key_and_empties_the_key_field() {
        model.model().set(" ui-tars-2 ");
        model.key().set(" sk-1 ");
        model.keep(listener);
        pulse.beat();
        assertThat(book.entries().getFirst())
                .isEqualTo(new ProfileEntry("Lab", LAB.baseUrl(), "ui-tars-2", LAB.family()));
        assertThat(book.keys()).containsExactly(Map.entry("Lab", "sk-1"));
        assertThat(model.key().get()).isEmpty();
        assertThat(heard).containsExactly("kept Lab");
        assertThat(model.keyHint().getValue()).isEqualTo("Kept; type to replace it");
    }

    @Test
    void leaves_the_kept_key_alone_when_none_is_typed() {
        model.key().set("sk-1");
        model.keep(listener);
        pulse.beat();
        model.keep(listener);
        pulse.beat();
        assertThat(book.keys()).containsExactly(Map.entry("Lab", "sk-1"));
    }

    @Test
    void reads_nothing_while_a_name_is_typed_and_still_says_whose_key_is_kept() {
        model.key().set("sk-1");
        model.keep(listener);
        pulse.beat();
        int readings = book.readings();
        ObservableValue<String> hint = model.keyHint();
        for (String typed : List.of("La", "L", "La", "Lab2", "Home")) {
            model.name().set(typed);
            assertThat(hint.getValue()).isEqualTo("Optional; $NAME reads a variable");
        }
        model.name().set("Lab");
        assertThat(hint.getValue()).isEqualTo("Kept; type to replace it");
        assertThat(book.readings()).isEqualTo(readings);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "sk-1,",
        "$LAB_KEY,",
        "$LAB KEY,'After $, write the name of an environment variable'",
        "$,'After $, write the name of an environment variable'",
        "sk 1,A key holds no blanks and no letters with accents: paste it again",
        "clé,A key holds no blanks and no letters with accents: paste it again"
    })
    void tells_what_is_wrong_with_a_key(String typed, String problem) {
        model.key().set(typed);
        assertThat(model.problem(ProfileField.KEY).getValue()).isEqualTo(problem == null ? "" : problem);
    }

    @Test
    void tells_of_a_name_and_a_model_that_are_too_long() {
        model.show(new ProfileEntry("n".repeat(201), LAB.baseUrl(), "m".repeat(2049), LAB.family()));
        assertThat(model.problems().getValue().keySet()).containsExactly(ProfileField.NAME, ProfileField.MODEL);
    }

    @Test
    void says_when_a_key_comes_from_the_environment() {
        model.key().set("$LAB_KEY");
        model.keep(listener);
        pulse.beat();
        assertThat(model.keyHint().getValue()).isEqualTo("From the environment");
    }

    @Test
    void loses_nothing_that_was_typed_when_it_cannot_be_kept() {
        book.breakDown();
        model.key().set("sk-1");
        model.keep(listener);
        pulse.beat();
        assertThat(heard).containsExactly("failed");
        assertThat(model.key().get()).isEqualTo("sk-1");
    }

    @Test
    void shows_the_one_used_before_when_the_one_in_the_fields_is_deleted_and_the_built_in_one_after_the_last() {
        ObservableValue<Boolean> isKept = model.isKept();
        assertThat(isKept.getValue()).isTrue();
        model.key().set("sk-1");
        model.remove("Lab", _ -> heard.add("failed"));
        pulse.beat();
        assertThat(model.entry()).isEqualTo(HOME);
        assertThat(model.key().get()).isEmpty();
        assertThat(model.names()).containsExactly("Home", "Offline follower");
        model.remove("Home", _ -> heard.add("failed"));
        pulse.beat();
        assertThat(model.entry()).isEqualTo(FOLLOWER);
        assertThat(isKept.getValue()).isFalse();
        assertThat(heard).isEmpty();
    }

    @Test
    void leaves_the_fields_alone_when_another_profile_is_deleted() {
        model.model().set("half typed");
        model.remove("Home", _ -> heard.add("failed"));
        pulse.beat();
        assertThat(model.model().get()).isEqualTo("half typed");
        assertThat(model.names()).containsExactly("Lab", "Offline follower");
    }

    @Test
    void keeps_a_profile_that_cannot_be_deleted_in_the_fields_and_says_so() {
        book.breakDown();
        model.remove("Lab", _ -> heard.add("failed"));
        pulse.beat();
        assertThat(model.entry()).isEqualTo(LAB);
        assertThat(heard).containsExactly("failed");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "http://127.0.0.1:8000/v1,",
        "https://models.example,",
        "'',Type the model’s base URL",
        "models.example/v1,A base URL looks like http://127.0.0.1:8000/v1",
        "ftp://models.example,A base URL looks like http://127.0.0.1:8000/v1",
        "http://,A base URL looks like http://127.0.0.1:8000/v1",
        "http://a b/,A base URL looks like http://127.0.0.1:8000/v1",
        "http://bücher.example/v1,",
        "http://models.example:99999/v1,A port is a number from 1 to 65535",
        "https://models.example/v1?api-key=x,'Put the key into its own field, not into the URL'",
        "https://me:sk-1@models.example/v1,'Put the key into its own field, not into the URL'"
    })
    void tells_what_is_wrong_with_a_base_url(String typed, String problem) {
        model.baseUrl().set(typed);
        assertThat(model.problem(ProfileField.BASE_URL).getValue()).isEqualTo(problem == null ? "" : problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://me:sk-1@a/v1", "https://me:sk-1", "https://a/v1?key=k", "sk-1"})
    void leaves_a_refused_address_out_of_what_is_remembered(String typed) {
        model.model().set("typed");
        model.baseUrl().set(typed);
        assertThat(model.unkept()).contains(new ProfileEntry("Lab", "", "typed", LAB.family()));
    }

    @Test
    void tells_of_a_missing_name_model_and_family() {
        model.show(new ProfileEntry(" ", LAB.baseUrl(), " ", "unheard-of"));
        assertThat(model.problems().getValue().keySet())
                .containsExactly(ProfileField.NAME, ProfileField.MODEL, ProfileField.FAMILY);
    }

    @Test
    void a_template_fills_what_is_known_of_a_provider_and_leaves_what_the_person_knows() {
        model.choose("Attic");
        model.begin(Templates.builtIn().find("dashscope").orElseThrow());

        assertThat(model.entry())
                .isEqualTo(new ProfileEntry(
                        "Attic", "https://dashscope.aliyuncs.com/compatible-mode/v1", LAB.model(), "qwen3-vl"));
        assertThat(model.key().get()).isEqualTo("$DASHSCOPE_API_KEY");
    }

    @Test
    void templates_are_for_profiles_that_are_not_kept() {
        ObservableValue<Boolean> isNew = model.isNew();

        assertThat(isNew.getValue()).isFalse();
        model.choose("Attic");
        assertThat(isNew.getValue()).isTrue();
        model.choose("Offline follower");
        assertThat(isNew.getValue()).isFalse();
    }

    @Test
    void an_address_that_is_not_asked_as_typed_is_told_and_kept_as_it_is_asked() {
        model.baseUrl().set("http://127.0.0.1:8000/v1/v1/chat/completions");

        assertThat(model.addressMeant().getValue()).isEqualTo("Asked at http://127.0.0.1:8000/v1");
        model.keep(listener);
        assertThat(model.entry().baseUrl()).isEqualTo("http://127.0.0.1:8000/v1");
        assertThat(model.addressMeant().getValue()).isEmpty();
        model.baseUrl().set("http://user:word@host");
        assertThat(model.addressMeant().getValue()).isEmpty();
    }

    @Test
    void the_way_of_asking_is_kept_with_the_profile() {
        model.engine().set(Engine.STRUCTURED);
        model.keep(listener);
        pulse.beat();

        assertThat(book.entries().getFirst().engine()).isEqualTo(Engine.STRUCTURED);
        model.choose("Home");
        assertThat(model.engine().get()).isEqualTo(Engine.NATIVE);
    }

    @Test
    void the_old_key_is_not_sent_to_another_address_where_the_new_one_cannot_be_kept() {
        model.key().set("sk-old");
        model.keep(listener);
        pulse.beat();
        book.refuseKeys();
        model.baseUrl().set("https://elsewhere.example/v1");
        model.key().set("sk-new");
        model.keep(listener);
        pulse.beat();

        assertThat(heard).containsExactly("kept Lab", "failed");
        assertThat(book.entries().getFirst().baseUrl()).isEqualTo("https://elsewhere.example/v1");
        assertThat(book.keys()).doesNotContainValue("sk-old");
    }

    @Test
    void what_is_typed_is_kept_where_nothing_is_wrong_in_it() {
        model.keepTyped(() -> heard.add("nothing to keep"), _ -> heard.add("failed"));
        model.key().set("sk-typed");
        model.keepTyped(() -> heard.add("kept"), _ -> heard.add("failed"));
        pulse.beat();
        assertThat(book.keys()).containsEntry("Lab", "sk-typed");
        model.baseUrl().set("nonsense");
        model.keepTyped(() -> heard.add("left as it is"), _ -> heard.add("failed"));
        pulse.beat();
        assertThat(heard).containsExactly("nothing to keep", "kept", "left as it is");
        assertThat(book.entries()).containsExactly(LAB, HOME);
    }
}

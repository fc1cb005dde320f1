package dev.deskhand.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.app.desk.PreparedRun;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptProfilesTest {
    private static final ProfileEntry MINE =
            new ProfileEntry("Mine", "http://127.0.0.1:8000/v1", "m", "doubao-ui-tars");

    @TempDir
    Path folder;

    private TestBench bench;
    private SettingsFile settings;
    private SecretsFile secrets;
    private KeptProfiles profiles;

    @BeforeEach
    void start() throws BadSetting {
        bench = new TestBench(folder, 1, Map.of("KEY", "sk-1"));
        settings = new SettingsFile(bench.home().settingsFile(), Set.of("doubao-ui-tars"));
        secrets = new SecretsFile(bench.home().secretsFile());
        profiles = new KeptProfiles(settings, secrets, Families.builtIn());
    }

    @AfterEach
    void end() {
        bench.close();
    }

    @Test
    void a_profile_is_there_again_for_the_next_window() throws BadSetting {
        profiles.keep(MINE);

        assertThat(profiles.entries()).containsExactly(MINE);
        assertThat(new KeptProfiles(settings, secrets, Families.builtIn()).entries())
                .containsExactly(MINE);
    }

    @Test
    void a_key_lies_with_the_secrets_or_in_a_variable_never_in_both() throws BadSetting, Exception {
        profiles.keep(MINE);
        assertThat(profiles.keyPlaces()).isEmpty();

        profiles.keepKey("Mine", "sk-1");
        assertThat(profiles.keyPlaces()).isEqualTo(Map.of("Mine", new KeyPlace.Kept("Mine")));

        profiles.keepKey("Mine", "$KEY");
        assertThat(profiles.keyPlaces()).isEqualTo(Map.of("Mine", new KeyPlace.Variable("KEY")));
        assertThat(Files.readString(bench.home().secretsFile())).doesNotContain("sk-1");

        profiles.keep(MINE);
        assertThat(profiles.keyPlaces()).isEqualTo(Map.of("Mine", new KeyPlace.Variable("KEY")));

        profiles.keepKey("Mine", "");
        assertThat(profiles.keyPlaces()).isEmpty();
    }

    @Test
    void a_profile_that_is_removed_takes_its_key_along_and_leaves_the_others_theirs() throws Exception {
        ProfileEntry other = new ProfileEntry("Other", MINE.baseUrl(), MINE.model(), MINE.family());
        profiles.keep(other);
        profiles.keepKey("Other", "sk-other");
        profiles.keep(MINE);
        profiles.keepKey("Mine", "sk-mine");

        profiles.remove("Mine");

        assertThat(profiles.entries()).containsExactly(other);
        assertThat(new KeptProfiles(settings, secrets, Families.builtIn()).entries())
                .containsExactly(other);
        assertThat(profiles.keyPlaces()).isEqualTo(Map.of("Other", new KeyPlace.Kept("Other")));
        assertThat(Files.readString(bench.home().secretsFile())).doesNotContain("sk-mine");
        profiles.keep(MINE);
        assertThat(profiles.keyPlaces()).doesNotContainKey("Mine");
    }

    @Test
    void a_profile_stays_where_its_key_cannot_be_removed() throws Exception {
        profiles.keep(MINE);
        profiles.keepKey("Mine", "sk-1");
        Files.setPosixFilePermissions(bench.home().secretsFile(), PosixFilePermissions.fromString("rw-r--r--"));

        assertThatThrownBy(() -> profiles.remove("Mine"))
                .isInstanceOfSatisfying(
                        BadSetting.class, e -> assertThat(e.rule()).isEqualTo(BadSetting.Rule.TOO_OPEN));

        assertThat(profiles.entries()).containsExactly(MINE);
        assertThat(settings.profiles()).hasSize(1);
    }

    @Test
    void a_wish_becomes_a_run_of_its_profile() throws Exception {
        profiles.keep(MINE);
        profiles.keepKey("Mine", "$KEY");
        bench.thinkingWith(ScriptedModel.saying("Action: finished(content='Done.')"));

        try (var run = runs().prepare(new RunWish("Say hello", "Mine", "desktop"))) {
            assertThat(run.run(new RunControl()).message()).isEqualTo("Done.");
        }
        assertThat(bench.asked())
                .singleElement()
                .satisfies(endpoint -> assertThat(endpoint.key()).isNotNull());
    }

    @Test
    void a_wish_names_the_display_where_there_are_several() throws Exception {
        profiles.keep(MINE);
        runs().prepare(new RunWish("Say hello", "Mine", "desktop")).close();
        runs().prepare(new RunWish("Say hello", "Mine", "desktop", 2)).close();
        assertThat(bench.screens().opened()).containsExactly(new DisplayChoice.Only(), new DisplayChoice.Numbered(2));
    }

    @Test
    void a_mistyped_variable_costs_no_key() throws BadSetting {
        profiles.keep(MINE);
        profiles.keepKey("Mine", "sk-1");

        assertThatThrownBy(() -> profiles.keepKey("Mine", "$MY KEY")).isInstanceOf(BadSetting.class);

        assertThat(secrets.key("Mine").orElseThrow().reveal()).isEqualTo("sk-1");
        assertThat(profiles.keyPlaces()).isEqualTo(Map.of("Mine", new KeyPlace.Kept("Mine")));
    }

    @Test
    void a_wish_for_what_is_badly_set_names_it() throws BadSetting {
        profiles.keep(MINE);
        profiles.keepKey("Mine", "$UNSET");

        assertRefused("Mine", BadSetting.Rule.UNSET, "UNSET");
        assertRefused("Other", BadSetting.Rule.PROFILE, "Other");
    }

    @Test
    void a_wish_without_a_model_needs_no_profile() throws Exception {
        PreparedRun run = runs().prepare(new RunWish("press Enter", RunWish.WITHOUT_MODEL, "desktop"));

        AgentEvent.RunEnded ended = run.run(new RunControl());
        run.close();

        assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
        assertThat(bench.screens().operator().performed()).hasSize(1);
        assertThat(bench.asked()).isEmpty();
    }

    @Test
    void what_needs_no_model_is_no_family_to_choose_for_one() {
        assertThat(profiles.families()).contains("ui-tars-1.5").doesNotContain("offline-follower");
    }

    @Test
    void a_limit_on_cost_needs_a_price_and_both_stay_when_the_window_keeps_the_profile() throws Exception {
        profiles.keep(MINE);
        limit("{\"cost\": 0.002}", "null");
        assertRefused("Mine", BadSetting.Rule.NO_PRICE, "Mine");

        limit("{\"cost\": 0.002}", "{\"input\": 3, \"output\": 15, \"currency\": \"USD\"}");
        profiles.keep(MINE);
        ScriptedModel model = ScriptedModel.saying("Action: finished(content='Done.')");
        bench.thinkingWith(model);

        try (var run = runs().prepare(new RunWish("Say hello", "Mine", "desktop"))) {
            assertThat(run.run(new RunControl()).reason()).isEqualTo(EndReason.MONEY);
        }
        assertThat(model.requests()).isEmpty();
    }

    private void limit(String limits, String price) throws IOException {
        Files.writeString(bench.home().settingsFile(), """
                {"version": 1, "profiles": [{"name": "Mine", "base_url": "%s", "model": "m",
                  "family": "doubao-ui-tars", "limits": %s, "price": %s}]}
                """.formatted(MINE.baseUrl(), limits, price));
    }

    private void assertRefused(String profile, BadSetting.Rule rule, String place) {
        assertThatThrownBy(() -> runs().prepare(new RunWish("Say hello", profile, "desktop")))
                .isInstanceOfSatisfying(BadSetting.class, e -> {
                    assertThat(e.rule()).isEqualTo(rule);
                    assertThat(e.place()).isEqualTo(place);
                });
    }

    private WishedRuns runs() {
        Parts parts = bench.workbench().parts();
        return new WishedRuns(bench.workbench(), new KeptModels(settings, parts.families(), parts.prices()), "English");
    }

    @Test
    void a_key_left_behind_is_not_sent_to_the_address_of_a_new_profile_of_that_name() throws BadSetting {
        secrets.keep("Mine", new Secret("sk-left"));

        profiles.keep(MINE);

        assertThat(secrets.key("Mine")).isEmpty();
    }
}

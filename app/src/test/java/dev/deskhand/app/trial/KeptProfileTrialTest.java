package dev.deskhand.app.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ConnectionTrial;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.workbench.KeptModels;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.models.Timeouts;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptProfileTrialTest {
    @TempDir
    private Path folder;

    private final List<ConnectionTrial.Line> heard = new ArrayList<>();
    private TestBench bench;
    private SettingsFile settings;

    @BeforeEach
    void open() {
        bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
        settings = new SettingsFile(
                bench.home().settingsFile(), Set.copyOf(Families.builtIn().ids()));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private ConnectionTrial.Result run(String baseUrl, Permit permit) throws BadSetting, Revoked {
        settings.keep(new Profile("mine", baseUrl, "qwen3-vl-8b", "ui-tars-1.5", null));
        ConnectionTrial trial = new KeptProfileTrial(
                bench.workbench(),
                new KeptModels(
                        settings, Families.builtIn(), bench.workbench().parts().prices()),
                Texts.in(Locale.ENGLISH));
        return trial.run(new ProfileEntry("mine", baseUrl, "qwen3-vl-8b", "ui-tars-1.5"), permit, heard::add);
    }

    @Test
    void what_can_be_corrected_is_said_in_a_sentence_and_given_back() throws Exception {
        try (StandInModel model =
                StandInModel.open(SeeingModel.speaking((x, y, w, h) -> new double[] {x / w * 1000, y / h * 1000}))) {
            String address = model.baseUrl().toString();

            ConnectionTrial.Result result = run(address, new Permit());

            assertThat(result.works()).isFalse();
            assertThat(result.corrected()).isEqualTo(new ProfileEntry("mine", address, "qwen3-vl-8b", "qwen3-vl"));
            assertThat(heard)
                    .filteredOn(line -> line.bearing() == Finding.Bearing.WRONG)
                    .singleElement()
                    .extracting(ConnectionTrial.Line::sentence)
                    .asString()
                    .contains("Choose the family qwen3-vl.");
        }
    }

    @Test
    void nobody_is_asked_once_it_was_stopped() throws Exception {
        try (StandInModel model = StandInModel.open(request -> Answer.empty())) {
            Permit permit = new Permit();
            permit.revoke(() -> {});

            assertThatThrownBy(() -> run(model.baseUrl().toString(), permit)).isInstanceOf(Revoked.class);

            assertThat(model.requests()).isEmpty();
        }
    }
}

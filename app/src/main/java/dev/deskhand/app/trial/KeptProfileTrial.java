package dev.deskhand.app.trial;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Report;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ConnectionTrial;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.wording.TrialWords;
import dev.deskhand.app.workbench.KeptModels;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.Workbench;
import java.util.function.Consumer;

/// Tries out the model of a profile that is kept in the settings, and tells of it in sentences.
public final class KeptProfileTrial implements ConnectionTrial {
    private final Workbench workbench;
    private final KeptModels models;
    private final Texts texts;

    public KeptProfileTrial(Workbench workbench, KeptModels models, Texts texts) {
        this.workbench = workbench;
        this.models = models;
        this.texts = texts;
    }

    @Override
    public Result run(ProfileEntry entry, Permit permit, Consumer<Line> heard) throws BadSetting, Revoked {
        Profile profile = models.profile(entry.name());
        ModelChoice.Endpoint choice = models.model(profile);
        TrialWords words = new TrialWords(texts, choice.family(), choice.key());
        Report report = new ModelTrial(
                        workbench,
                        texts.languageInEnglish(),
                        finding -> heard.accept(new Line(finding.bearing(), words.of(finding))))
                .run(choice, permit);
        return new Result(
                report.works(),
                Mend.of(profile, report).map(KeptProfileTrial::entry).orElse(null));
    }

    private static ProfileEntry entry(Profile profile) {
        return new ProfileEntry(profile.name(), profile.baseUrl(), profile.model(), profile.family(), profile.engine());
    }
}

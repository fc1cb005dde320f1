package dev.deskhand.app.cli;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.Report;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.trial.Mend;
import dev.deskhand.app.trial.ModelTrial;
import dev.deskhand.app.wording.TrialWords;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Tries out a model and says what is right, what is wrong and what to do.
final class ProfileTestCommand implements Command {
    private static final String OPERAND = "NAME";

    private final Scene scene;
    private final Workbench workbench;
    private final SettingsFile settings;
    private final ModelDecoder models;

    ProfileTestCommand(Scene scene, Workbench workbench, SettingsFile settings, ModelDecoder models) {
        this.scene = scene;
        this.workbench = workbench;
        this.settings = settings;
        this.models = models;
    }

    @Override
    public Shape shape() {
        List<Option> options = new ArrayList<>(ModelDecoder.DESCRIPTION);
        options.add(Option.TOOL_ENGINE);
        options.add(Option.FIX);
        options.add(Option.JSON);
        return new Shape(ProfileCommand.NAME + " test", options, OPERAND);
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting {
        Optional<Profile> kept = kept(said);
        if (kept.isEmpty() && said.has(Option.FIX)) {
            throw new Misuse("cli.misuse.fix_of_none", Option.FIX.word());
        }
        ModelChoice.Endpoint choice = kept.isPresent() ? models.of(kept.get(), said) : models.described(said);
        Permit permit = new Permit();
        try (Signals.Word _ = scene.signals().onStop(() -> permit.revoke(() -> {}))) {
            Report report = report(choice, said, permit);
            boolean works = report.works();
            if (kept.isPresent() && said.has(Option.FIX)) {
                works |= isMended(kept.get(), report, said, permit);
            }
            return verdict(works, said);
        } catch (Revoked e) {
            return ExitStatus.STOPPED;
        }
    }

    private Optional<Profile> kept(Said said) throws Misuse, BadSetting {
        Optional<String> name = said.operand();
        if (name.isEmpty()) {
            if (!said.has(Option.BASE_URL)) {
                throw new Misuse("cli.misuse.nothing_to_test", Option.BASE_URL.word(), Option.MODEL.word());
            }
            return Optional.empty();
        }
        return Optional.of(models.kept(said, name.get(), OPERAND));
    }

    private Report report(ModelChoice.Endpoint choice, Said said, Permit permit) throws BadSetting, Revoked {
        scene.tell("trial.asking", choice.model(), choice.family().id());
        TrialWords words = new TrialWords(scene.texts(), choice.family(), choice.key());
        return new ModelTrial(workbench, scene.texts().languageInEnglish(), finding -> print(finding, words, said))
                .run(choice, permit);
    }

    private void print(Finding finding, TrialWords words, Said said) {
        String sentence = words.of(finding);
        if (said.has(Option.JSON)) {
            scene.terminal().json(TrialJson.of(finding, sentence));
        } else {
            String bearing = finding.bearing().name().toLowerCase(Locale.ROOT);
            scene.terminal().result(scene.texts().text("trial.bearing." + bearing, sentence));
        }
    }

    /// Tries the profile as it would be corrected, and keeps it so where that works.
    private boolean isMended(Profile profile, Report report, Said said, Permit permit)
            throws Misuse, BadSetting, Revoked {
        Optional<Profile> mended = Mend.of(profile, report);
        if (mended.isEmpty()) {
            return false;
        }
        if (!report(models.of(mended.get(), said), said, permit).works()) {
            scene.tell("trial.not_mended", profile.name());
            return false;
        }
        settings.keep(mended.get());
        for (Mend.Change change : Mend.changes(profile, mended.get())) {
            scene.tell("trial.mended", profile.name(), change.field(), change.before(), change.after());
        }
        return true;
    }

    private ExitStatus verdict(boolean works, Said said) {
        if (said.has(Option.JSON)) {
            scene.terminal().json(TrialJson.verdict(works));
        } else {
            scene.terminal().result(scene.texts().text(works ? "trial.works" : "trial.does_not_work"));
        }
        return works ? ExitStatus.FINISHED : ExitStatus.FAILED;
    }
}

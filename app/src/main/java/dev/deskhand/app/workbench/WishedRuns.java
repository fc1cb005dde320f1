package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.BadField;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.app.desk.PreparedRun;
import dev.deskhand.app.desk.RunMaker;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.settings.Spending;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.util.function.UnaryOperator;

/// Makes runs of what a person wishes in the window: a profile by its name, on the display that was chosen or the
/// only one.
public final class WishedRuns implements RunMaker {
    private final Workbench workbench;
    private final SettingsFile settings;
    private final String language;

    /// Makes them on that workbench.
    ///
    /// @param language the language of thoughts, as an English name
    public WishedRuns(Workbench workbench, SettingsFile settings, String language) {
        this.workbench = workbench;
        this.settings = settings;
        this.language = language;
    }

    @Override
    public PreparedRun prepare(RunWish wish) throws AgentException, BadSetting {
        ModelChoice model = wish.isWithoutModel() ? new ModelChoice.Follower() : endpoint(wish.profile());
        Limits limits = model.spending().limits(Limits.DEFAULT.steps(), Limits.DEFAULT.time());
        RunPlan plan = new RunPlan(wish.instruction(), model, display(wish), limits, language);
        return workbench.prepare(plan, UnaryOperator.identity());
    }

    private ModelChoice endpoint(String name) throws BadSetting {
        Profile profile = settings.profile(name).orElseThrow(() -> new BadSetting(name, "", BadSetting.Rule.PROFILE));
        return new ModelChoice.Endpoint(
                profile.baseUrl(), profile.model(), family(profile), profile.keyPlace(), spending(profile));
    }

    private Spending spending(Profile profile) throws BadSetting {
        Spending spending =
                profile.spending().orPriceOf(workbench.parts().prices(), profile.baseUrl(), profile.model());
        if (spending.lacksPrice()) {
            throw new BadSetting(profile.name(), "limits.cost", BadSetting.Rule.NO_PRICE);
        }
        return spending;
    }

    private Family family(Profile profile) throws BadSetting {
        try {
            return workbench
                    .parts()
                    .families()
                    .find(profile.family())
                    .orElseThrow(() -> new BadSetting(profile.name(), profile.family(), BadSetting.Rule.FAMILY));
        } catch (BadField e) {
            throw new BadSetting(e.field(), "", BadSetting.Rule.FAMILY_FILE);
        }
    }

    private static DisplayChoice display(RunWish wish) {
        return wish.display() == 0 ? new DisplayChoice.Only() : new DisplayChoice.Numbered(wish.display());
    }
}

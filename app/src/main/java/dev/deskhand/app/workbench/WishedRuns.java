package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.app.desk.PreparedRun;
import dev.deskhand.app.desk.RunMaker;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.util.function.UnaryOperator;

/// Makes runs of what a person wishes in the window: a profile by its name, on the display that was chosen or the
/// only one.
public final class WishedRuns implements RunMaker {
    private final Workbench workbench;
    private final KeptModels models;
    private final String language;

    /// Makes them on that workbench.
    ///
    /// @param language the language of thoughts, as an English name
    public WishedRuns(Workbench workbench, KeptModels models, String language) {
        this.workbench = workbench;
        this.models = models;
        this.language = language;
    }

    @Override
    public PreparedRun prepare(RunWish wish) throws AgentException, BadSetting {
        ModelChoice model =
                wish.isWithoutModel() ? new ModelChoice.Follower() : models.model(models.profile(wish.profile()));
        Limits limits = model.spending().limits(Limits.DEFAULT.steps(), Limits.DEFAULT.time());
        RunPlan plan = new RunPlan(wish.instruction(), model, display(wish), limits, language);
        return workbench.prepare(plan, UnaryOperator.identity());
    }

    private static DisplayChoice display(RunWish wish) {
        return wish.display() == 0 ? new DisplayChoice.Only() : new DisplayChoice.Numbered(wish.display());
    }
}

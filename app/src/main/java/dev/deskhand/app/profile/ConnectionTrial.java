package dev.deskhand.app.profile;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.app.settings.BadSetting;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Tries out the models that kept profiles describe.
@FunctionalInterface
public interface ConnectionTrial {
    /// Tries one out. Takes as long as its server does; on a platform thread that may wait.
    ///
    /// @param profile one that is kept, so that its key can be had
    /// @param heard is told each line when it is found out, on this thread
    /// @throws BadSetting where the profile or its key cannot be had
    /// @throws Revoked as soon as the permit is taken back
    Result run(ProfileEntry profile, Permit permit, Consumer<Line> heard) throws BadSetting, Revoked;

    /// One thing that was found out, in a sentence.
    record Line(Finding.Bearing bearing, String sentence) {}

    /// What came of it.
    ///
    /// @param works whether a run would work
    /// @param corrected the profile as it seems to be right, where what is wrong can be corrected in it
    record Result(boolean works, @Nullable ProfileEntry corrected) {}
}

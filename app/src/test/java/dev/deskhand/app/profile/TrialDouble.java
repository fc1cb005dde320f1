package dev.deskhand.app.profile;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Finding.Bearing;
import dev.deskhand.app.settings.BadSetting;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A trial that finds what it is told to, and the executor it runs on: only when it is let.
public final class TrialDouble implements ConnectionTrial, Executor {
    public final List<ProfileEntry> tried = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private List<Line> lines = List.of();
    private Result result = new Result(true, null);
    private @Nullable BadSetting refusal;

    public void finds(Result last, Line... found) {
        result = last;
        lines = List.of(found);
    }

    public void refuses(BadSetting why) {
        refusal = why;
    }

    public static Line right(String sentence) {
        return new Line(Bearing.RIGHT, sentence);
    }

    public static Line wrong(String sentence) {
        return new Line(Bearing.WRONG, sentence);
    }

    @Override
    public void execute(Runnable work) {
        waiting.add(work);
    }

    /// Lets what waits run, on this thread.
    public void proceed() {
        List<Runnable> now = List.copyOf(waiting);
        waiting.clear();
        now.forEach(Runnable::run);
    }

    @Override
    public Result run(ProfileEntry profile, Permit permit, Consumer<Line> heard) throws BadSetting, Revoked {
        permit.check();
        tried.add(profile);
        if (refusal != null) {
            throw refusal;
        }
        for (Line line : lines) {
            heard.accept(line);
            permit.check();
        }
        return result;
    }
}

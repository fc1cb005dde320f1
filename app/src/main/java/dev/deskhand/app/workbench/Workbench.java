package dev.deskhand.app.workbench;

import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.agent.run.RunParts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.journal.Journal;
import dev.deskhand.models.ApiKey;
import dev.deskhand.models.BaseUrl;
import dev.deskhand.models.ModelEndpoint;
import dev.deskhand.models.Models;
import dev.deskhand.models.Sampling;
import dev.deskhand.models.Timeouts;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Where runs are put together. One for the whole program; what it opens for a run is the run's, the journal is its own
/// and stays open until it is closed. Safe from any thread.
public final class Workbench implements AutoCloseable {
    private final JournalOpener recordings;
    private final SecretStore secrets;
    private final Parts parts;
    private final Clock clock;
    private final Keys keys;
    private final RunIds ids;
    private final Surroundings.Shared shared;
    private final EventStream stream = new EventStream();
    private @Nullable Journal journal;

    /// Makes one; nothing is opened yet.
    public Workbench(
            JournalOpener recordings, SecretStore secrets, Surroundings surroundings, Parts parts, Clock clock) {
        this.recordings = recordings;
        this.secrets = secrets;
        this.parts = parts;
        this.clock = clock;
        this.keys = new Keys(surroundings, secrets);
        this.ids = new RunIds(clock, RandomGenerator.getDefault());
        this.shared = surroundings.shared();
    }

    public Parts parts() {
        return parts;
    }

    /// Where keys are kept.
    public SecretStore secrets() {
        return secrets;
    }

    /// What tells the time of every event.
    public Clock clock() {
        return clock;
    }

    /// Carries the events of all runs.
    public EventStream stream() {
        return stream;
    }

    /// The recorded runs; opened with the first call.
    ///
    /// @throws AgentException `RecorderBroken`
    public synchronized Journal journal() throws AgentException {
        Journal open = journal;
        if (open == null) {
            open = recordings.open();
            journal = open;
        }
        return open;
    }

    /// Opens everything a run needs. What was opened before something went wrong is closed again.
    ///
    /// @param recorder what is to be laid over the journal, such as a copy elsewhere
    /// @throws AgentException where a part is missing or taken
    /// @throws BadSetting where the key cannot be had, or others have a hand in the folder of the locks
    public ReadyRun prepare(RunPlan plan, UnaryOperator<Recorder> recorder) throws AgentException, BadSetting {
        RunOrder order = new RunOrder(
                ids.next(),
                plan.instruction(),
                plan.model().model(),
                plan.language(),
                plan.limits(),
                plan.model().spending().price());
        Supplier<VisionModel> thinker = thinker(plan.model());
        try (Opened opened = new Opened()) {
            opened.add(takeScreen()::close);
            ReadyRun.Logbook logbook = new ReadyRun.Logbook(recorder.apply(journal()), stream, clock);
            StopButton button = new StopButton();
            opened.add(parts.screens().watchStopKey(button::press, button::lose)::close);
            Operator operator = parts.screens().open(plan.display());
            opened.add(operator::close);
            VisionModel model = thinker.get();
            opened.add(model::close);
            RunParts runParts = runParts(plan.model(), operator, model);
            return new ReadyRun(order, runParts, button, logbook, opened.complete());
        }
    }

    private RunParts runParts(ModelChoice choice, Operator operator, VisionModel model) {
        return new RunParts(
                operator,
                model,
                choice.family(),
                choice.engine(),
                parts.encoder().get(),
                parts.reader());
    }

    private Supplier<VisionModel> thinker(ModelChoice choice) throws BadSetting {
        return switch (choice) {
            case ModelChoice.Follower _ -> Models::follower;
            case ModelChoice.Endpoint chosen -> {
                ModelEndpoint endpoint = endpoint(chosen);
                yield () ->
                        parts.models().open(endpoint, chosen.family().speech().protocol());
            }
        };
    }

    /// Opens a model for something that is no run, such as a trial.
    ///
    /// @throws BadSetting where the key cannot be had
    public VisionModel model(ModelChoice choice) throws BadSetting {
        return thinker(choice).get();
    }

    private ModelEndpoint endpoint(ModelChoice.Endpoint choice) throws BadSetting {
        Optional<ApiKey> key = keys.key(choice.key());
        boolean isSteady = !choice.family().speech().refused().contains(Speech.Setting.TEMPERATURE);
        Sampling sampling = isSteady ? Sampling.STEADY : Sampling.OWN;
        return new ModelEndpoint(
                BaseUrl.of(choice.baseUrl()), choice.model(), key.orElse(null), Timeouts.USUAL, sampling);
    }

    /// Takes the screen for a run, or for something that is none, such as one action. Whoever has it is alone
    /// on it, so this is where what a program that died has left held down is let go.
    ///
    /// @throws AgentException `ScreenTaken`, or where the screen cannot be worked
    /// @throws BadSetting where others have a hand in the folder of the locks
    public Hold takeScreen() throws AgentException, BadSetting {
        Hold hold = ScreenLock.take(shared, parts.screens().name(), self());
        try {
            parts.screens().letGoOfLeftovers();
            return hold;
        } catch (AgentException e) {
            hold.close();
            throw e;
        }
    }

    /// Lets go of what a program that died has left held down on the screen; nothing where another run works on it.
    public void letGoOfLeftovers() {
        try {
            takeScreen().close();
        } catch (AgentException | BadSetting e) {
            // Said when a run wants the screen.
        }
    }

    private static String self() {
        return "deskhand, process " + ProcessHandle.current().pid();
    }

    @Override
    public synchronized void close() {
        Journal open = journal;
        if (open != null) {
            open.close();
        }
    }
}

package dev.deskhand.app.run;

import dev.deskhand.agent.event.Answer;
import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.Desk;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.Pulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.wording.Words;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/// What the window shows of the run and what a person can do now, with no node in sight. FX thread only.
public final class RunViewModel {
    private final RunStore store;
    private final Desk desk;
    private final ProfileViewModel profile;
    private final Texts texts;
    private final Clock clock;
    private final RunWords words;
    private final List<OperatorChoice> operators;
    private final StringProperty instruction = new SimpleStringProperty("");
    private final Steering steering = new Steering();
    private final ObjectProperty<OperatorChoice> operator = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<DeskState> deskState = new ReadOnlyObjectWrapper<>(new DeskState.Idle(null));
    private final ReadOnlyStringWrapper time = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
    private final ObservableValue<String> obstacle;
    private final ObservableValue<Words> status;
    private final ObservableValue<List<Entry>> transcript;
    private boolean keeping;

    /// Watches the desk from now on.
    ///
    /// @param operators what can be chosen; one of several displays only by the person
    public RunViewModel(Parts parts, ProfileViewModel profile, List<OperatorChoice> operators) {
        this.store = parts.store();
        this.desk = parts.desk();
        this.texts = parts.texts();
        this.clock = parts.clock();
        this.profile = profile;
        this.operators = List.copyOf(operators);
        this.words = new RunWords(texts);
        operator.set(operators.stream()
                .filter(choice -> choice.display() == null)
                .findFirst()
                .orElse(null));
        obstacle = Bindings.createStringBinding(this::findObstacle, instruction, operator, profile.problems());
        status = Bindings.createObjectBinding(
                () -> words.status(deskState.get(), store.run().get()), deskState, store.run());
        transcript = Bindings.createObjectBinding(this::entries, store.run(), steering.waiting());
        store.run().addListener((_, _, run) -> {
            tick();
            steering.follow(run);
        });
        desk.watch(state -> parts.pulse().next(() -> deskIs(state)));
    }

    /// What it works with.
    public record Parts(RunStore store, Desk desk, Pulse pulse, Texts texts, Clock clock) {}

    /// What the run did not hear is what the person still has to say when it is over.
    private void deskIs(DeskState state) {
        if (state instanceof DeskState.Idle) {
            instruction.set(unsaid());
            steering.clear();
        }
        deskState.set(state);
    }

    /// Everything that is typed, or was said and not heard: what must not be lost.
    public String unsaid() {
        return steering.behind(instruction.get());
    }

    private List<Entry> entries() {
        RunState run = store.run().get();
        List<Entry> all = new ArrayList<>(run.entries());
        steering.waiting()
                .get()
                .forEach(words -> all.add(new Entry.Waiting(run.progress().step(), words)));
        return all;
    }

    private String findObstacle() {
        if (operator.get() == null) {
            return texts.text(operators.isEmpty() ? "start.no_operator" : "start.which_display");
        }
        return profile.problems().getValue().values().stream()
                .findFirst()
                .map(texts::text)
                .orElseGet(this::wrongInstruction);
    }

    private String wrongInstruction() {
        String wanted = instruction.get().strip();
        if (wanted.length() > RunWish.LONGEST_INSTRUCTION) {
            return texts.text("start.long_instruction", RunWish.LONGEST_INSTRUCTION);
        }
        return wanted.isEmpty() ? texts.text("start.no_instruction") : "";
    }

    /// Starts a run, where nothing is in the way: keeps the profile first, so that nothing typed is lost.
    public void start() {
        OperatorChoice chosen = operator.get();
        if (!isIdle() || keeping || !obstacle.getValue().isEmpty() || chosen == null) {
            return;
        }
        String wanted = instruction.get().strip();
        trouble.set("");
        keeping = true;
        profile.keep(new ProfileViewModel.Kept() {
            @Override
            public void kept(ProfileEntry entry) {
                if (keeping) {
                    desk.send(new Command.Start(wish(wanted, entry, chosen)));
                }
                keeping = false;
            }

            @Override
            public void failed(BadSetting why) {
                trouble.set(why.sentence(texts));
                keeping = false;
            }
        });
    }

    private static RunWish wish(String wanted, ProfileEntry entry, OperatorChoice chosen) {
        int display = chosen.display() == null ? 0 : chosen.display().number();
        String profile = entry.isWithoutModel() ? RunWish.WITHOUT_MODEL : entry.name();
        return new RunWish(wanted, profile, chosen.operator(), display);
    }

    public void pause() {
        desk.send(new Command.Pause());
    }

    public void resume() {
        desk.send(new Command.Resume());
    }

    /// Stops the run, also one that is only about to start.
    public void stop() {
        keeping = false;
        desk.send(new Command.Stop());
    }

    /// Says whether the run may do what it asks about.
    public void decide(Entry.Question question, Answer answer) {
        desk.send(new Command.Decide(question.id(), answer));
    }

    /// Stops what is going and ends the program.
    public void quit() {
        desk.send(new Command.Quit());
    }

    /// Tells the model what is typed in the steering field.
    public void steer() {
        if (canSteer() && !steering.typed().get().isBlank()) {
            desk.send(new Command.Steer(steering.say(run().get())));
        }
    }

    /// Puts the time anew; called every second while a run goes on and can be seen.
    public void tick() {
        time.set(run().get().time(clock.instant()).map(words::time).orElse(""));
    }

    private boolean isIdle() {
        return deskState.get() instanceof DeskState.Idle;
    }

    private boolean canSteer() {
        return deskState.get() instanceof DeskState.Going || deskState.get() instanceof DeskState.Paused;
    }

    /// Whether a model is to think, so that more than explicit steps can be asked for.
    public ObservableValue<Boolean> needsModel() {
        return profile.needsModel();
    }

    /// Why a run cannot start, in a sentence; empty where it can.
    public ObservableValue<String> obstacle() {
        return obstacle;
    }

    /// What went wrong here in the window, in a sentence; empty where nothing did.
    public ReadOnlyStringProperty trouble() {
        return trouble.getReadOnlyProperty();
    }

    public ObservableValue<Words> status() {
        return status;
    }

    public ReadOnlyObjectProperty<DeskState> desk() {
        return deskState.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<RunState> run() {
        return store.run();
    }

    /// The run's entries, and behind them what the person has said and the model has not heard.
    public ObservableValue<List<Entry>> transcript() {
        return transcript;
    }

    /// `Step 3 of 100`; empty before the first.
    public ObservableValue<String> step() {
        return store.run().map(words::step);
    }

    public ObservableValue<String> tokens() {
        return store.run().map(words::tokens);
    }

    /// What the run has cost so far; empty where the price is not known.
    public ObservableValue<String> cost() {
        return store.run().map(words::cost);
    }

    public ReadOnlyStringProperty time() {
        return time.getReadOnlyProperty();
    }

    public StringProperty instruction() {
        return instruction;
    }

    public StringProperty steering() {
        return steering.typed();
    }

    public ObjectProperty<OperatorChoice> operator() {
        return operator;
    }

    public List<OperatorChoice> operators() {
        return operators;
    }

    public RunWords words() {
        return words;
    }

    public Texts texts() {
        return texts;
    }
}

package dev.deskhand.app.profile;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.app.fx.Pulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The test of the profile in the fields: what has been found out of it, until something else stands in them. FX
/// thread only.
public final class ConnectionViewModel {
    private final ProfileViewModel profile;
    private final ConnectionTrial trial;
    private final Texts texts;
    private final Pulse pulse;
    private final Executor background;
    private final ReadOnlyObjectWrapper<ConnectionState> state = new ReadOnlyObjectWrapper<>(ConnectionState.UNTRIED);
    private @Nullable Going going;
    private @Nullable ProfileEntry tested;

    /// A test that was begun and has not ended.
    private record Going(Permit permit) {}

    /// Nothing is tried before [#begin].
    ///
    /// @param background where a test may wait as long as it takes
    public ConnectionViewModel(
            ProfileViewModel profile, ConnectionTrial trial, Texts texts, Pulse pulse, Executor background) {
        this.profile = profile;
        this.trial = trial;
        this.texts = texts;
        this.pulse = pulse;
        this.background = background;
        Stream.of(profile.name(), profile.baseUrl(), profile.model(), profile.family(), profile.key())
                .forEach(field -> field.subscribe(_ -> changed()));
    }

    /// Looked at with the next pulse: while a profile is kept its name is taken out of the field and put back.
    private void changed() {
        pulse.next(() -> {
            boolean isAnother =
                    !profile.entry().equals(tested) || !profile.key().get().isBlank();
            if (isAnother && state.get().phase() != ConnectionState.Phase.UNTRIED) {
                stop();
                state.set(ConnectionState.UNTRIED);
            }
        });
    }

    /// Keeps the profile and tries it out, where nothing is wrong in its fields.
    public void begin() {
        if (going != null || !canBegin().getValue()) {
            return;
        }
        Going begun = new Going(new Permit());
        going = begun;
        tested = profile.entry();
        state.set(ConnectionState.BEGUN);
        profile.keep(new ProfileViewModel.Kept() {
            @Override
            public void kept(ProfileEntry entry) {
                background.execute(() -> run(entry, begun));
            }

            @Override
            public void failed(BadSetting why) {
                refused(begun, why);
            }
        });
    }

    private void run(ProfileEntry entry, Going begun) {
        try {
            ConnectionTrial.Result result =
                    trial.run(entry, begun.permit(), line -> pulse.next(() -> heard(begun, line)));
            pulse.next(() -> ended(begun, result));
        } catch (BadSetting e) {
            pulse.next(() -> refused(begun, e));
        } catch (Revoked e) {
            // Whoever took the permit back has said so.
        }
    }

    private void heard(Going begun, ConnectionTrial.Line line) {
        if (begun.equals(going)) {
            state.set(state.get().with(line));
        }
    }

    private void ended(Going begun, ConnectionTrial.Result result) {
        if (begun.equals(going)) {
            going = null;
            state.set(state.get().ended(result));
        }
    }

    private void refused(Going begun, BadSetting why) {
        heard(begun, new ConnectionTrial.Line(Finding.Bearing.WRONG, why.sentence(texts)));
        ended(begun, new ConnectionTrial.Result(false, null));
    }

    /// Ends a test that goes on, at once.
    public void stop() {
        Going begun = going;
        if (begun != null) {
            going = null;
            begun.permit().revoke(() -> {});
            state.set(state.get().stopped());
        }
    }

    /// Puts into the fields what seems to be right, and tries that out.
    public void correct() {
        ProfileEntry corrected = state.get().corrected();
        if (corrected != null) {
            profile.baseUrl().set(corrected.baseUrl());
            profile.family().set(corrected.family());
            begin();
        }
    }

    /// Whether there is a model to be tried, rightly described.
    ObservableValue<Boolean> canBegin() {
        return profile.problems()
                .map(problems -> problems.isEmpty() && profile.needsModel().getValue());
    }

    ReadOnlyObjectProperty<ConnectionState> state() {
        return state.getReadOnlyProperty();
    }

    /// How it stands, in a sentence; empty where nothing was tried.
    ObservableValue<String> verdict() {
        return state.map(now -> switch (now.phase()) {
            case UNTRIED -> "";
            case GOING -> texts.text("profile.test_going");
            case STOPPED -> texts.text("profile.test_stopped");
            case WORKS -> texts.text("trial.works");
            case FAILS -> texts.text("trial.does_not_work");
        });
    }

    /// All that was found out, as it can be pasted elsewhere.
    String report() {
        return state.get().lines().stream().map(this::marked).collect(Collectors.joining("\n", "", "\n"))
                + verdict().getValue() + "\n";
    }

    /// The line with a mark that tells without colour how it is meant.
    String marked(ConnectionTrial.Line line) {
        return texts.text(
                switch (line.bearing()) {
                    case RIGHT -> "trial.bearing.right";
                    case REMARKABLE -> "trial.bearing.remarkable";
                    case WRONG -> "trial.bearing.wrong";
                },
                line.sentence());
    }

    Texts texts() {
        return texts;
    }
}

package dev.deskhand.app.shell;

import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.run.RunState;
import dev.deskhand.app.run.RunWords;
import dev.deskhand.app.wording.Words;
import java.util.EnumSet;
import java.util.Set;

/// What the parts of the shell show: a fold of the desk's state and the run's. Has no clock: what it says changes only
/// when something happened.
///
/// @param status what is going on
/// @param step how far it is, such as `Step 3 of 100`; empty before the first step
/// @param thought the first line of the latest thought; empty while there is none
/// @param offers what the person can ask for now
public record ShellState(Words status, String step, String thought, Set<Offer> offers) {
    public ShellState {
        offers = Set.copyOf(offers);
    }

    /// Something a person can ask for.
    public enum Offer {
        PAUSE,
        RESUME,
        STOP
    }

    public static ShellState of(DeskState desk, RunState run, RunWords words) {
        return new ShellState(words.status(desk, run), words.step(run), words.thought(run), offers(desk));
    }

    private static Set<Offer> offers(DeskState desk) {
        return switch (desk) {
            case DeskState.Idle _ -> EnumSet.noneOf(Offer.class);
            case DeskState.Starting _, DeskState.Going _ -> EnumSet.of(Offer.PAUSE, Offer.STOP);
            case DeskState.Paused _ -> EnumSet.of(Offer.RESUME, Offer.STOP);
            case DeskState.Stopping _ -> EnumSet.noneOf(Offer.class);
        };
    }

    public boolean offers(Offer offer) {
        return offers.contains(offer);
    }
}

package dev.deskhand.app.run;

/// What a run is doing, as far as a person is concerned.
public enum Phase {
    /// There is no run yet.
    NONE,
    LOOKING,
    THINKING,
    ACTING,
    /// A call of the model went wrong; the next follows by itself.
    WAITING,
    /// The model asked the person something.
    ASKING,
    PAUSED,
    ENDED;

    public boolean isGoing() {
        return switch (this) {
            case NONE, ENDED -> false;
            case LOOKING, THINKING, ACTING, WAITING, ASKING, PAUSED -> true;
        };
    }
}

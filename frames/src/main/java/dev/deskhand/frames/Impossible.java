package dev.deskhand.frames;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.PictureImpossible;
import org.jspecify.annotations.Nullable;

/// Why a frame cannot become the picture that was asked for.
enum Impossible {
    ASPECT_RATIO("the screen is more than 200 times as long as wide"),
    TOO_MANY_PIXELS("the picture would have too many pixels"),
    NO_MEMORY("there is no memory for the picture"),
    ENCODER("the encoder did not take the picture"),
    TOO_MANY_BYTES("the picture is larger than the model takes");

    private final String why;

    Impossible(String why) {
        this.why = why;
    }

    AgentException because(@Nullable Throwable cause) {
        return new AgentException(new PictureImpossible(why), cause);
    }
}

package dev.deskhand.frames;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.PictureImpossible;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Why a frame cannot become the picture that was asked for.
enum Impossible {
    /// The screen is more than 200 times as long as wide.
    ASPECT_RATIO,
    /// The picture would have too many pixels.
    TOO_MANY_PIXELS,
    /// There is no memory for the picture.
    NO_MEMORY,
    /// The encoder did not take the picture.
    ENCODER,
    /// The picture is larger than the model takes.
    TOO_MANY_BYTES;

    AgentException because(@Nullable Throwable cause) {
        return new AgentException(new PictureImpossible(name().toLowerCase(Locale.ROOT)), cause);
    }
}

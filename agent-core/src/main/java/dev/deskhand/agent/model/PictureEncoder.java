package dev.deskhand.agent.model;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;

/// Makes of a frame the picture a family wants. Called on platform threads, by more than one at a time.
@FunctionalInterface
public interface PictureEncoder {
    /// Resizes and encodes.
    ///
    /// @throws AgentException `PictureImpossible` where the frame cannot be made to fit the rule
    Picture encode(Frame frame, PictureSpec spec) throws AgentException;
}

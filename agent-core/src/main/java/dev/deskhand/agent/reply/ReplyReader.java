package dev.deskhand.agent.reply;

import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;

/// Reads a model's answer. Never throws for any text; takes time linear in its length.
@FunctionalInterface
public interface ReplyReader {
    /// Reads one whole answer.
    ///
    /// @param text the answer, raw
    /// @param space the units its places are in
    /// @param sent the size of the picture it saw
    Reply read(String text, CoordinateSpace space, Size sent);
}

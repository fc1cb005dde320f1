package dev.deskhand.agent.reply;

import dev.deskhand.agent.model.ModelTurn;
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

    /// Reads one whole answer, which may call functions by the means of its protocol. Where it does, its
    /// text is what it thought.
    default Reply read(ModelTurn turn, CoordinateSpace space, Size sent) {
        return read(turn.text(), space, sent);
    }
}

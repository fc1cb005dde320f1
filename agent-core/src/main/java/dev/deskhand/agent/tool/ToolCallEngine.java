package dev.deskhand.agent.tool;

import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.model.Offer;

/// A way in which a model is brought to say what it wants done, so that it can be read. How it answered is
/// found out from the answer, whatever it was asked for. Stateless, for any thread.
@FunctionalInterface
public interface ToolCallEngine {
    /// How models of that family are asked.
    Asking asking(Family family);

    /// How a model is asked.
    ///
    /// @param prompt what it is told before its first picture
    /// @param offer what it may answer with besides text
    record Asking(Prompt prompt, Offer offer) {}
}

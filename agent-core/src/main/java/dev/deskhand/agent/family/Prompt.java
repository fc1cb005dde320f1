package dev.deskhand.agent.family;

/// The text that opens a conversation with a model of a family.
@FunctionalInterface
public interface Prompt {
    /// Renders the text for one run.
    ///
    /// @param instruction what the person wants
    /// @param language the language thoughts are to be written in, as an English name such as `English`
    String opening(String instruction, String language);
}

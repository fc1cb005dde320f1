package dev.deskhand.agent.reply;

/// One way of writing a reply. Grammars only find what was called with which arguments; what a call means is the
/// same for all of them ([CallMeaning]). Both methods take any text, never throw, and take time linear in its
/// length.
interface Grammar {
    /// Whether a reply is written this way.
    boolean recognises(Source source);

    /// Takes a reply apart that is.
    Draft read(Source source);
}

package dev.deskhand.app.cli;

import dev.deskhand.app.i18n.Texts;

/// What every command plays in: the streams, the words, and the signals that end it.
public record Scene(Terminal terminal, Texts texts, Signals signals) {
    /// Tells the person a sentence of the bundle.
    void tell(String key, Object... arguments) {
        terminal.tell(texts.text(key, arguments));
    }
}

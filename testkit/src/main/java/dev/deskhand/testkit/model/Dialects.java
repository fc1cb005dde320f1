package dev.deskhand.testkit.model;

import dev.deskhand.agent.family.Speech;
import java.util.function.Predicate;

/// The protocols a stand-in can speak.
final class Dialects {
    private Dialects() {}

    /// @param knows whether it knows that tool for using a computer
    static Dialect of(Speech.Protocol protocol, Predicate<String> knows) {
        return switch (protocol) {
            case CHAT -> new ChatDialect();
            case ANTHROPIC -> new AnthropicDialect(knows);
            case OPENAI_RESPONSES -> new ResponsesDialect(knows);
            case GEMINI -> new GeminiDialect(knows);
        };
    }
}

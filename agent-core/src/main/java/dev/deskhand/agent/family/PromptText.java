package dev.deskhand.agent.family;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A prompt that is a text with a place for the language; the instruction follows it. What a person writes is never
/// looked through for places of its own.
record PromptText(String text) implements Prompt {
    private static final String LANGUAGE = "{language}";

    /// The prompt in that file beside this class.
    static PromptText of(String file) {
        try (InputStream in = PromptText.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("this build lacks the prompt " + file);
            }
            return new PromptText(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String opening(String instruction, String language) {
        return text.replace(LANGUAGE, language) + instruction;
    }
}

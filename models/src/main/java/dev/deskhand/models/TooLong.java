package dev.deskhand.models;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/// Finds out whether a server refused a request because it is longer than its model's context. No status says so: the
/// code or the words of the error do, differently for each server. Nothing of them is kept.
final class TooLong {
    private static final int MOST = 16 << 10;

    /// The code of OpenAI, and words of vLLM, SGLang, Anthropic, Gemini, llama.cpp and DashScope.
    private static final List<String> SIGNS = List.of(
            "context_length_exceeded",
            "context length",
            "context size",
            "context window",
            "prompt is too long",
            "number of tokens",
            "too many tokens",
            "range of input length");

    private TooLong() {}

    /// Whether the error says so.
    ///
    /// @param status of the answer; others than 400 and 422 are about something else
    /// @param body of the answer, read as far as is needed
    static boolean isSaid(int status, InputStream body) throws IOException {
        if (status != 400 && status != 422) {
            return false;
        }
        String error = new String(body.readNBytes(MOST), StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
        return SIGNS.stream().anyMatch(error::contains);
    }
}

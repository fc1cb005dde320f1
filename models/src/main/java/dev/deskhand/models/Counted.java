package dev.deskhand.models;

import dev.deskhand.agent.model.Usage;

/// Tokens as a server counted them, as we count them: the input with all that was read from a cache or
/// written to one, the output with what was thought. Servers differ in what they leave out and count apart.
final class Counted {
    /// More than any turn takes; what a server says above it is a fault, and sums of it would overflow.
    private static final long MOST = 1_000_000_000_000L;

    private static final int CHARACTERS_PER_TOKEN = 4;

    private Counted() {}

    /// Of a server that counts the cached part as one of the input. Where it is greater than the whole, it
    /// was left out of it all the same.
    static Usage of(long input, long output, long cached) {
        return of(input, output, cached, 0);
    }

    /// Of a server that may leave what was thought out of the answer's count, where the sum holds it.
    ///
    /// @param sum of input and output as the server has it; 0 where it has none
    static Usage of(long input, long output, long cached, long sum) {
        long part = sane(cached);
        long whole = sane(input);
        whole += part > whole ? part : 0;
        return new Usage(whole, Math.max(sane(output), sane(sum) - whole), part);
    }

    /// Of a server that counts what it read from a cache, and what it wrote to one, apart from the other
    /// input.
    static Usage apart(long fresh, long written, long cached, long output) {
        return new Usage(sane(fresh) + sane(written) + sane(cached), sane(output), sane(cached));
    }

    /// What an answer cost at least whose end, and with it the server's count, was not waited for.
    ///
    /// @param characters how long it was
    static Usage atLeast(Usage counted, long characters) {
        long output = Math.max(counted.outputTokens(), characters / CHARACTERS_PER_TOKEN);
        return new Usage(counted.inputTokens(), output, counted.cachedTokens());
    }

    private static long sane(long tokens) {
        return Math.clamp(tokens, 0, MOST);
    }
}

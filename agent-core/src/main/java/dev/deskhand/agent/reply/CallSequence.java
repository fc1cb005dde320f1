package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Calls that follow each other with nothing between them but line breaks, comments and tokens.
///
/// @param start where the first one starts
record CallSequence(int start, List<CallReader.Found> found) {
    CallSequence {
        found = List.copyOf(found);
    }

    /// The calls that follow an `Action:`, up to the first prose.
    static List<CallReader.Found> read(CallReader reader, Source source, int from) {
        List<CallReader.Found> calls = new ArrayList<>();
        Optional<CallReader.Found> next = reader.read(Endings.skip(source, from));
        while (next.isPresent() && isCall(reader, next.get(), calls.isEmpty())) {
            calls.add(next.get());
            next = CallReader.hidesTheRest(next.get())
                    ? Optional.empty()
                    : reader.read(Endings.skip(source, next.get().end()));
        }
        return calls;
    }

    /// Prose between calls may look like a call of something we do not know, such as `menu(File)`.
    private static boolean isCall(CallReader reader, CallReader.Found found, boolean isFirst) {
        return isFirst || found.known() || reader.standsAlone(found);
    }

    /// The calls of a text that has no `Action:`. They must be actions we know, each on lines of its own; and they
    /// must start the text or end it, for in the midst of prose they are only talked about.
    static Optional<CallSequence> onLinesOfItsOwn(CallReader reader, Source source, int from) {
        int first = Endings.skip(source, from);
        int start = first;
        List<CallReader.Found> calls = new ArrayList<>();
        int at = first;
        while (!source.isEnd(at)) {
            Optional<CallReader.Found> call = reader.read(at);
            if (call.filter(CallReader.Found::known).filter(reader::standsAlone).isPresent()) {
                start = calls.isEmpty() ? at : start;
                calls.add(call.get());
                at = CallReader.hidesTheRest(call.get())
                        ? source.length()
                        : call.get().end();
            } else if (!calls.isEmpty() && start == first) {
                break;
            } else {
                calls.clear();
                at = source.lineEnd(call.map(CallReader.Found::end).orElse(at));
            }
            at = Endings.skip(source, at);
        }
        return calls.isEmpty() ? Optional.empty() : Optional.of(new CallSequence(start, calls));
    }
}

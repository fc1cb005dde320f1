package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Calls that follow each other with nothing between them but line breaks, comments and tokens.
///
/// @param start where the first one starts
/// @param end the place after what was read; nothing before it may be read again as something else
record CallSequence(int start, int end, List<CallReader.Found> found) {
    CallSequence {
        found = List.copyOf(found);
    }

    /// The calls that follow an `Action:`, up to the first prose.
    static CallSequence read(CallReader reader, Source source, int from) {
        List<CallReader.Found> calls = new ArrayList<>();
        int start = Endings.skip(source, from);
        int end = start;
        Optional<CallReader.Found> next = reader.read(start);
        while (next.isPresent() && calls.size() <= Draft.MOST_CALLS) {
            end = next.get().end();
            if (!isCall(reader, next.get(), calls.isEmpty())) {
                break;
            }
            calls.add(next.get());
            next = CallReader.hidesTheRest(next.get()) ? Optional.empty() : reader.read(Endings.skip(source, end));
        }
        return new CallSequence(start, end, calls);
    }

    /// Whether no prose follows the last call on its line; false where there is none.
    boolean standsAlone(CallReader reader) {
        return !found.isEmpty() && reader.standsAlone(found.getLast());
    }

    Passage passage() {
        return new Passage(end, found.stream().map(CallReader.Found::call).toList(), "");
    }

    /// Prose between calls may look like a call of something we do not know, such as `menu(File)`.
    private static boolean isCall(CallReader reader, CallReader.Found found, boolean isFirst) {
        return isFirst || found.known() || reader.standsAlone(found);
    }

    /// The calls of a text that has no `Action:`. They must be actions we know, each on lines of its own;
    /// and they must start the text or end it, for in the midst of prose they are only talked about.
    static Optional<CallSequence> onLinesOfItsOwn(CallReader reader, Source source, int from) {
        int first = Endings.skip(source, from);
        int start = first;
        List<CallReader.Found> calls = new ArrayList<>();
        int at = first;
        while (!source.isEnd(at) && calls.size() <= Draft.MOST_CALLS) {
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
        return calls.isEmpty() ? Optional.empty() : Optional.of(new CallSequence(start, at, calls));
    }
}

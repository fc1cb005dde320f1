package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where in a reply thinking ends and acting begins. Thinking is what stands in `<think>` tags and what stands
/// before the last `Action:` that is no part of a quotation or of a call's text; a call there is never one to carry
/// out.
final class Outline {
    private final Source source;
    private final CallReader reader;
    private final StringBuilder thinking = new StringBuilder();
    private final StringBuilder prose = new StringBuilder();
    private @Nullable Section section;
    private int proseFrom;
    private int textFrom;

    private Outline(Source source) {
        this.source = source;
        this.reader = new CallReader(source);
    }

    /// What follows an `Action:`.
    ///
    /// @param prose what was said before it
    /// @param from where it starts, after the colon
    private record Section(String prose, int from, List<Call> calls) {}

    /// A reply's parts.
    ///
    /// @param thinking what stood in tags
    /// @param prose what was said before the calls
    record Parts(String thinking, String prose, List<Call> calls) {}

    static Parts of(Source source) {
        Outline outline = new Outline(source);
        int at = 0;
        while (!source.isEnd(at)) {
            at = outline.next(at);
        }
        return outline.parts();
    }

    private int next(int at) {
        return switch (source.at(at)) {
            case '<' -> tag(at);
            case 'a', 'A' -> keyword(at);
            default -> at + 1;
        };
    }

    private int tag(int at) {
        int opened = ThinkTags.openedAt(source, at);
        if (opened > at) {
            int close = ThinkTags.closeAfter(source, opened);
            prose.append(source.slice(proseFrom, at));
            thinking.append(source.slice(opened, close)).append('\n');
            return goOnAt(ThinkTags.closedAt(source, close));
        }
        int closed = ThinkTags.closedAt(source, at);
        if (closed > at) {
            // Some servers leave the opening tag in the prompt: all that was read so far is thinking.
            thinking.append(prose).append(source.slice(proseFrom, at)).append('\n');
            prose.setLength(0);
            section = null;
            return goOnAt(closed);
        }
        return at + 1;
    }

    private int goOnAt(int at) {
        textFrom = at;
        proseFrom = at;
        return at;
    }

    private int keyword(int at) {
        int end = Keyword.ACTION.endAt(source, at);
        if (end == at) {
            return at + 1;
        }
        int start = Keyword.markupBefore(source, at);
        CallSequence calls = CallSequence.read(reader, source, end);
        // In the midst of a line, in a quotation for one, it is talked about, unless calls follow and then nothing
        // more.
        if (Keyword.startsLine(source, start) || calls.standsAlone(reader)) {
            String said = prose + source.slice(proseFrom, start);
            Section earlier = section;
            section = new Section(earlier != null && said.isBlank() ? earlier.prose() : said, end, calls.calls());
            prose.setLength(0);
            proseFrom = calls.end();
        }
        return calls.end();
    }

    private Parts parts() {
        Section found = section;
        if (found != null && !found.calls().isEmpty()) {
            return new Parts(thinking.toString(), found.prose(), found.calls());
        }
        int from = found == null ? textFrom : found.from();
        Optional<CallSequence> bare = CallSequence.onLinesOfItsOwn(reader, source, from);
        String before = source.slice(from, bare.map(CallSequence::start).orElse(source.length()));
        String said = found == null ? prose + before : found.prose();
        return new Parts(
                thinking.toString(), said, bare.map(CallSequence::calls).orElse(List.of()));
    }
}

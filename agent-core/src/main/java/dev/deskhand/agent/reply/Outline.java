package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where in a reply thinking ends and acting begins. Thinking is what stands in tags of thinking and what
/// stands before the last part that acts: what follows an `Action:`, a tool call, a block of code, an
/// object on lines of its own. A call in what is thought, quoted or typed is never one to carry out.
final class Outline {
    private static final ObjectGrammar OBJECT = new ObjectGrammar();
    private static final CodeGrammar CODE = new CodeGrammar();
    private static final PlaceGrammar PLACE = new PlaceGrammar();
    private static final ElementGrammar ELEMENT = new ElementGrammar(Escapes.TEXT);

    private final Source source;
    private final CallReader reader;
    private final AfterKeyword afterKeyword;
    private final Said said = new Said();
    private @Nullable Section section;
    private int proseFrom;
    private int textFrom;
    private boolean isFenced;
    private int parts;

    private Outline(Source source) {
        this.source = source;
        this.reader = new CallReader(source);
        this.afterKeyword = new AfterKeyword(source, reader);
    }

    static Draft of(Source source) {
        Outline outline = new Outline(source);
        int at = 0;
        while (!source.isEnd(at) && outline.parts <= Draft.MOST_PARTS) {
            at = outline.next(at);
        }
        return outline.draft();
    }

    private int next(int at) {
        return switch (source.at(at)) {
            case '<', '◁' -> tag(at);
            case 'a', 'A', 'g', 'G' -> keyword(at);
            case 'm', 'M' -> memory(at);
            case '`' -> fence(at);
            case '{', '[' -> object(at);
            default -> at + 1;
        };
    }

    private int tag(int at) {
        Optional<Tag> found = ThinkTags.at(source, at);
        if (found.isEmpty()) {
            return at + 1;
        }
        Tag tag = found.get();
        if (ThinkTags.isOne(tag)) {
            return thinking(tag, at);
        }
        if (isInvented(tag)) {
            return source.length();
        }
        Optional<Passage> passage =
                Wrapper.opened(tag).map(wrapper -> inside(wrapper, tag)).or(() -> ELEMENT.at(source, at));
        return passage.filter(Passage::hasCalls).isPresent() ? found(Section.Kind.TAGS, at, passage.get()) : tag.end();
    }

    private Passage inside(Wrapper wrapper, Tag tag) {
        parts++;
        return wrapper.read(source, tag.end());
    }

    /// Whether the model goes on with what others should say: what it calls after that rests on nothing.
    private boolean isInvented(Tag tag) {
        boolean isAnothersTurn = tag.opens("tool_response") || tag.opens("|im_start|");
        return isAnothersTurn && section != null && section.hasCalls();
    }

    private int thinking(Tag tag, int at) {
        if (tag.closes()) {
            // Some servers leave the opening tag in the prompt: all that was read so far is thinking.
            said.wasThinking(source.slice(proseFrom, at));
            section = null;
            return goOnAt(tag.end());
        }
        int close = ThinkTags.closeAfter(source, tag.end());
        said.prose(source.slice(proseFrom, at));
        said.thinking(tag, source.slice(tag.end(), close));
        return goOnAt(ThinkTags.at(source, close).map(Tag::end).orElse(close));
    }

    private int goOnAt(int at) {
        textFrom = at;
        proseFrom = at;
        return at;
    }

    private int keyword(int at) {
        int end = Keyword.actingAt(source, at);
        if (end == at) {
            return at + 1;
        }
        int start = Keyword.markupBefore(source, at);
        parts++;
        AfterKeyword.Found found = afterKeyword.read(end);
        // In the midst of a line, in a quotation for one, it is talked about, unless calls follow and then nothing
        // more.
        if (Keyword.startsLine(source, start) || found.standsAlone()) {
            section(new Section(Section.Kind.KEYWORD, proseUpTo(start), end, found.passage()));
            proseFrom = found.passage().end();
        }
        return found.passage().end();
    }

    /// What a model wants to remember is no part that acts.
    private int memory(int at) {
        boolean isAtEnd = Keyword.startsLine(source, Keyword.markupBefore(source, at))
                && Keyword.MEMORY.endAt(source, at) > at
                && section != null
                && section.hasCalls();
        return isAtEnd ? source.length() : at + 1;
    }

    private int fence(int at) {
        if (!source.has(at, "```")) {
            return at + 1;
        }
        parts++;
        Optional<Passage> block = isFenced ? Optional.empty() : CODE.at(source, at);
        isFenced = !isFenced && block.isEmpty();
        return block.isPresent() ? found(Section.Kind.CODE, at, block.get()) : at + 3;
    }

    private int object(int at) {
        int start = Keyword.markupBefore(source, at);
        if (!Keyword.startsLine(source, start)) {
            return at + 1;
        }
        parts++;
        Optional<Passage> object = OBJECT.at(source, at);
        boolean isCalled = object.filter(Passage::hasCalls)
                .filter(found -> found.isCut() || Endings.followAt(source, found.end()))
                .isPresent();
        return isCalled
                ? found(Section.Kind.OBJECT, start, object.get())
                : object.map(Passage::end).orElse(at + 1);
    }

    private int found(Section.Kind kind, int start, Passage passage) {
        parts++;
        section(new Section(kind, proseUpTo(start), start, passage));
        proseFrom = passage.end();
        return passage.end();
    }

    private void section(Section next) {
        section = section == null ? next : section.then(next);
    }

    private String proseUpTo(int end) {
        return said.takeProse(source.slice(proseFrom, end));
    }

    private Draft draft() {
        Section last = section;
        if (parts > Draft.MOST_PARTS) {
            return said.draft("", "", List.of());
        }
        if (last != null && last.hasCalls()) {
            return said.draft(last.prose(), last.thought(), last.calls());
        }
        int from = last == null ? textFrom : last.from();
        Optional<CallSequence> bare = CallSequence.onLinesOfItsOwn(reader, source, from);
        List<Call> calls = bare.map(CallSequence::passage)
                .or(() -> PLACE.at(source, source.skipSpace(from)))
                .or(() -> PLACE.at(source, Endings.skip(source, from)))
                .map(Passage::calls)
                .orElse(List.of());
        int start = calls.isEmpty()
                ? source.length()
                : bare.map(CallSequence::start).orElse(from);
        String prose = last == null ? said.takeProse(source.slice(from, start)) : last.prose();
        return said.draft(prose, "", calls);
    }
}

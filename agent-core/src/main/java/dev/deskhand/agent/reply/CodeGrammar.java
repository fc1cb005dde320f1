package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A fenced block of Python that calls actions, as OpenCUA and Kimi write it, or of a single word. It is
/// read as data and never run: whatever is no call of an action, no comment and no import is a fault that
/// ends the block.
record CodeGrammar() implements Grammar {
    private static final String FENCE = "```";
    private static final Set<String> PYTHON = Set.of("python", "py", "code", "tool_code");
    private static final WordGrammar WORD = new WordGrammar();
    private static final Call UNREADABLE = new Call("python statement", List.of(), Call.Ending.CLOSED);

    @Override
    public Optional<Passage> at(Source source, int at) {
        if (!source.has(at, FENCE)) {
            return Optional.empty();
        }
        int inside = at + FENCE.length();
        int languageEnd = source.wordEnd(inside);
        boolean isPython = PYTHON.contains(Names.lowerCase(source.slice(inside, languageEnd)));
        int first = isPython ? skipIdle(source, languageEnd) : source.skipSpace(inside);
        if (isPython || Verbs.startCallAt(source, first)) {
            return Optional.of(block(source, first)).filter(Passage::hasCalls);
        }
        return WORD.at(source, first);
    }

    private static Passage block(Source source, int first) {
        CallReader reader = new CallReader(source);
        List<Call> calls = new ArrayList<>();
        int next = first;
        while (!source.isEnd(next) && !source.has(next, FENCE) && calls.size() <= Draft.MOST_CALLS) {
            Optional<CallReader.Found> found = reader.read(next);
            boolean isCall = found.filter(reader::standsAlone).isPresent();
            calls.add(isCall ? found.get().call() : UNREADABLE);
            int end = found.map(CallReader.Found::end).orElse(next);
            if (found.filter(CallReader::hidesTheRest).isPresent()) {
                return new Passage(source.length(), calls, "");
            }
            next = isCall ? skipIdle(source, end) : source.find(FENCE, end);
        }
        return new Passage(Math.min(source.length(), next + FENCE.length()), calls, "");
    }

    /// The next place with a statement that does something.
    private static int skipIdle(Source source, int from) {
        int at = from;
        int next = idleEnd(source, at);
        while (next > at) {
            at = next;
            next = idleEnd(source, at);
        }
        return at;
    }

    private static int idleEnd(Source source, int at) {
        char c = source.at(at);
        if (Source.isSpace(c) || c == ';') {
            return at + 1;
        }
        boolean isIdle = c == '#' || source.has(at, "import ") || source.has(at, "from ");
        return isIdle ? source.lineEnd(at) : at;
    }
}

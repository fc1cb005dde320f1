package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a call such as `click(start_box='(1,2)')`, in all the spellings seen in the field: any quotes or none,
/// values with and without a name, a missing parenthesis.
final class CallReader {
    /// No action needs as many.
    private static final int MOST_ARGUMENTS = 64;

    private final Source source;

    CallReader(Source source) {
        this.source = source;
    }

    /// A call and where it lies.
    ///
    /// @param end the place after it
    /// @param known whether it is an action we know
    record Found(Call call, int end, boolean known) {}

    /// The call that starts there, if one does.
    Optional<Found> read(int start) {
        int nameEnd = Modules.nameEnd(source, start);
        if (nameEnd == start) {
            return Optional.empty();
        }
        String name = Names.lowerCase(source.slice(start, nameEnd));
        Optional<Verbs.Verb> verb = Verbs.find(name);
        boolean speaks = verb.filter(Verbs.Verb::speaks).isPresent();
        int open = verb.isPresent() && !speaks ? source.skipBlanks(nameEnd) : nameEnd;
        if (source.at(open) != '(') {
            return Optional.empty();
        }
        Reading reading = new Reading(speaks, Modules.isQualified(name) ? Escapes.CODE : Escapes.TEXT);
        reading.arguments(open + 1);
        Call call = new Call(name, reading.arguments, reading.ending);
        boolean hidesTheRest = reading.ending == Call.Ending.CUT && Verbs.isKnown(name) && Verbs.maySpeak(name);
        Found found = new Found(call, hidesTheRest ? source.length() : reading.at, Verbs.isKnown(name));
        boolean isProse = open > nameEnd && !Endings.followAt(source, found.end());
        return isProse ? Optional.empty() : Optional.of(found);
    }

    /// Whether the rest of the text may belong to a text the call was to type or say.
    static boolean hidesTheRest(Found found) {
        return found.call().ending() == Call.Ending.CUT
                && Verbs.maySpeak(found.call().name());
    }

    /// Whether nothing but the end of the line follows the call.
    boolean standsAlone(Found found) {
        return found.call().ending() == Call.Ending.CUT || Endings.followAt(source, found.end());
    }

    /// The arguments of one call while they are read.
    private final class Reading {
        private final boolean speaks;
        private final Escapes escapes;
        private final Quotes quotes;
        private final BareValues bare;
        private final List<Call.Argument> arguments = new ArrayList<>();
        private Call.Ending ending = Call.Ending.CLOSED;
        private int at;

        Reading(boolean speaks, Escapes escapes) {
            this.speaks = speaks;
            this.escapes = escapes;
            this.quotes = new Quotes(source, escapes);
            this.bare = new BareValues(source, escapes);
        }

        void arguments(int from) {
            at = source.skipSpace(from);
            while (!source.isEnd(at) && source.at(at) != ')') {
                if (arguments.size() > MOST_ARGUMENTS) {
                    ending = Call.Ending.GARBLED;
                    return;
                }
                if (isComma(source.at(at))) {
                    at = source.skipSpace(at + 1);
                } else if (!argument()) {
                    ending = ending.and(Call.Ending.OPEN);
                    return;
                }
            }
            if (source.isEnd(at)) {
                ending = ending.and(Call.Ending.OPEN);
            } else {
                at++;
            }
        }

        /// Reads one argument and says whether the call can go on after it.
        private boolean argument() {
            int valueStart = valueStart(at);
            Role role = valueStart > at ? Role.named(source.slice(at, source.wordEnd(at))) : Role.POSITIONAL;
            Quotes.Value value = value(valueStart, role);
            arguments.add(new Call.Argument(role, value.text()));
            if (!value.closed()) {
                ending = ending.and(Call.Ending.CUT);
                at = value.end();
                return false;
            }
            int next = source.skipSpace(value.end());
            boolean goesOn =
                    source.isEnd(next) || source.at(next) == ')' || isComma(source.at(next)) || valueStart(next) > next;
            at = goesOn ? next : value.end();
            if (!goesOn && (!Endings.followAt(source, at) || Verbs.startCallAt(source, source.skipBlanks(at)))) {
                // Something clings to the value: a quote may have closed it too early.
                ending = ending.and(Call.Ending.CUT);
            }
            return goesOn;
        }

        private Quotes.Value value(int start, Role role) {
            boolean isText = role.isText() || (speaks && !role.isPlace());
            char first = source.at(start);
            if (first == ')' || isComma(first)) {
                return new Quotes.Value("", start, true);
            }
            if (escapes == Escapes.CODE && (role.isText() || role == Role.POSITIONAL)) {
                return codeValue(start);
            }
            if (!Quotes.open(first)) {
                return isText ? bare.text(start) : bare.plain(start);
            }
            if (isText && role == Role.POSITIONAL && Role.isNamedAt(source, start + 1)) {
                // A stray quote before the name; what follows is not what is to be typed.
                return new Quotes.Value("", source.length(), false);
            }
            return isText ? quotes.text(start) : quotes.plain(start);
        }

        /// A text in Python has its quotes, and no others of their kind; what stands in none must be a
        /// number or a list, for anything else is worked out when it runs.
        private Quotes.Value codeValue(int start) {
            if (Quotes.open(source.at(start))) {
                return quotes.exact(start);
            }
            Quotes.Value value = bare.plain(start);
            boolean isPlain = Numbers.in(value.text()).count() > 0
                    || (!speaks && value.text().startsWith("["));
            ending = isPlain ? ending : Call.Ending.GARBLED;
            return value;
        }

        /// Where the value of a named argument starts, or the same place where no name stands.
        private int valueStart(int from) {
            int nameEnd = source.wordEnd(from);
            int equals = source.skipBlanks(nameEnd);
            boolean isNamed = nameEnd > from && source.at(equals) == '=' && source.at(equals + 1) != '=';
            return isNamed ? source.skipSpace(equals + 1) : from;
        }
    }

    static boolean isComma(char c) {
        return c == ',' || c == '，';
    }
}

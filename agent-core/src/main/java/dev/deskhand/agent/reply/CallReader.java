package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.ActionKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Reads a call such as `click(start_box='(1,2)')`, in all the spellings seen in the field: any quotes or none,
/// values with and without a name, a missing parenthesis.
final class CallReader {
    private static final Set<ActionKind> SPEAKING = EnumSet.of(
            ActionKind.TYPE, ActionKind.FINISHED, ActionKind.CALL_USER, ActionKind.NAVIGATE, ActionKind.OPEN_APP);

    private final Source source;
    private final Quotes quotes;
    private final BareValues bare;

    CallReader(Source source) {
        this.source = source;
        this.quotes = new Quotes(source);
        this.bare = new BareValues(source);
    }

    /// A call and where it lies.
    ///
    /// @param end the place after it
    /// @param known whether it is an action we know
    record Found(Call call, int end, boolean known) {}

    /// The call that starts there, if one does.
    Optional<Found> read(int start) {
        int nameEnd = source.wordEnd(start);
        if (nameEnd == start) {
            return Optional.empty();
        }
        String name = source.slice(start, nameEnd).toLowerCase(Locale.ROOT);
        Optional<ActionKind> kind = Verbs.find(name);
        boolean speaks = kind.filter(SPEAKING::contains).isPresent();
        int open = kind.isPresent() && !speaks ? source.skipBlanks(nameEnd) : nameEnd;
        if (source.at(open) != '(') {
            return Optional.empty();
        }
        Reading reading = new Reading(speaks);
        reading.arguments(open + 1);
        Found found = new Found(new Call(name, reading.arguments, reading.ending), reading.at, kind.isPresent());
        boolean isProse = open > nameEnd && !Endings.followAt(source, found.end());
        return isProse ? Optional.empty() : Optional.of(found);
    }

    /// Whether the rest of the text may belong to a text the call was to type or say.
    static boolean hidesTheRest(Found found) {
        return found.call().ending() == Call.Ending.CUT
                && Verbs.find(found.call().name()).map(SPEAKING::contains).orElse(true);
    }

    /// Whether nothing but the end of the line follows the call.
    boolean standsAlone(Found found) {
        return found.call().ending() == Call.Ending.CUT || Endings.followAt(source, found.end());
    }

    /// The arguments of one call while they are read.
    private final class Reading {
        private final boolean speaks;
        private final List<Call.Argument> arguments = new ArrayList<>();
        private Call.Ending ending = Call.Ending.OPEN;
        private int at;

        Reading(boolean speaks) {
            this.speaks = speaks;
        }

        void arguments(int from) {
            at = source.skipSpace(from);
            while (!source.isEnd(at) && source.at(at) != ')') {
                if (isComma(source.at(at))) {
                    at = source.skipSpace(at + 1);
                } else if (!argument()) {
                    return;
                }
            }
            if (!source.isEnd(at)) {
                ending = Call.Ending.CLOSED;
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
                ending = Call.Ending.CUT;
                at = value.end();
                return false;
            }
            int next = source.skipSpace(value.end());
            boolean goesOn =
                    source.isEnd(next) || source.at(next) == ')' || isComma(source.at(next)) || valueStart(next) > next;
            at = goesOn ? next : value.end();
            if (!goesOn && !Endings.followAt(source, at)) {
                // Something clings to the value: a quote may have closed it too early.
                ending = Call.Ending.CUT;
            }
            return goesOn;
        }

        private Quotes.Value value(int start, Role role) {
            boolean isText = role.isText() || (speaks && !role.isPlace());
            char first = source.at(start);
            if (first == ')' || isComma(first)) {
                return new Quotes.Value("", start, true);
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

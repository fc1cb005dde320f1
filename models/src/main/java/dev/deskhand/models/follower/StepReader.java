package dev.deskhand.models.follower;

import dev.deskhand.agent.action.KeyChord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads what explicit steps say, in English and Chinese. Takes any text, never fails, and makes of every piece a step,
/// if only one that says it was not understood.
final class StepReader {
    /// Only so much of what a step is about is looked through for a shortcut or for a place on the screen.
    private static final int MOST_LOOKED_THROUGH = 500;

    /// Two or more keys with a plus between them stand for pressing them, without a verb.
    private static final Pattern CHORD = Counts.pattern("[^\\s+＋]{1,20}+(?:\\s?+[+＋]\\s?+[^\\s+＋]{1,20}+){1,4}+");

    private static final Pattern SHORTCUT_BEHIND = Counts.pattern(
            "(?:.{0,400}\\s)?(?:with|by|using|via)\\s++(?:pressing\\s++)?(?:the\\s++)?(?:shortcut\\s++)?(\\S[^,]{0,40})"
                    + "|.{0,400}[(（](?:press\\s++|按)?([^()（）]{1,40})[)）]");
    private static final Pattern KEYS_THEN_PURPOSE = Counts.pattern(
            "([\\x21-\\x7e](?:[\\x20-\\x7e]{0,40}[\\x21-\\x7e])?|[^\\x00-\\xff]{1,4}键)(?:\\s++(?:to|so that|in order to)\\s.*|\\s*+键?[来以]?[^\\x00-\\xff].*)");
    private static final Pattern TEXT_NAMED =
            Counts.pattern("(?:the |this )?(?:following )?(?:text|words?|phrase|string|文字|文本|内容)?\\s*+[:：]?\\s*+");
    private static final String FIELDS = "(?:field|box|bar|cell|form|window|editor|document|terminal)";
    private static final Pattern PLACE_FIRST =
            Counts.pattern("(?:in|into|on|at)(?:to)? (?:the|that|this) .{0,60}" + FIELDS + "\\b.*|[到在进入].{0,60}[框栏].*");
    private static final Pattern PLACE_LAST = Counts.pattern(
            ".*\\s(?:in|into|onto) (?:the|that|this) .{0,60}" + FIELDS + "\\s*+|.*[到进入].{0,30}[框栏][里中]?");
    private static final Pattern THING = Counts.pattern(".*(?:button|link|icon|menu|tab named|按钮|图标|链接|菜单).*");

    private StepReader() {}

    /// The steps of a whole instruction, in order.
    static List<Step> steps(String instruction) {
        List<Step> steps = new ArrayList<>();
        for (String piece : Pieces.of(instruction)) {
            steps.addAll(step(piece));
        }
        return List.copyOf(steps);
    }

    /// Whether a step begins with these words, so that they are not a part of the one before.
    static boolean beginsWith(String words) {
        Optional<Verb.Found> found = Verb.of(words);
        if (found.isEmpty()) {
            return isChord(words.strip());
        }
        String rest = found.get().rest();
        return switch (found.get().verb()) {
            case TYPE, SCROLL, POINT, OPEN -> true;
            case PRESS -> !found.get().words().startsWith("按") || !presses(rest).isEmpty() || rest.contains("按钮");
            case WAIT ->
                !found.get().words().startsWith("等") || !Pauses.of(rest).isEmpty();
            case VIA -> !presses(rest).isEmpty();
            case FINISH, GO_ON -> isNothing(rest);
        };
    }

    private static boolean isChord(String words) {
        return CHORD.matcher(words).matches()
                && Presses.chord(words).filter(Presses::isHeldAtFirst).isPresent();
    }

    /// What one piece says; nothing where it only says to go on.
    private static List<Step> step(String piece) {
        Optional<Verb.Found> found = Verb.of(piece);
        if (found.isEmpty()) {
            List<Step> presses = Presses.of(piece);
            return presses.isEmpty() ? List.of(new Step.Unread(piece)) : presses;
        }
        String rest = found.get().rest();
        return switch (found.get().verb()) {
            case TYPE -> List.of(typing(piece, found.get()));
            case PRESS -> orElse(presses(rest), noKey(piece, rest));
            case VIA -> orElse(presses(rest), new Step.Unread(piece));
            case WAIT -> orElse(Pauses.of(rest), new Step.Unseen(piece));
            case SCROLL -> List.of(Scrolls.of(found.get().words()).orElse(new Step.Unseen(piece)));
            case FINISH -> List.of(isNothing(rest) ? new Step.Finish() : new Step.Unread(piece));
            case GO_ON -> isNothing(rest) ? List.of() : List.of(new Step.Unread(piece));
            case POINT, OPEN ->
                List.of(shortcut(rest).<Step>map(Step.Press::new).orElse(new Step.Unseen(piece)));
        };
    }

    private static List<Step> orElse(List<Step> steps, Step other) {
        return steps.isEmpty() ? List.of(other) : steps;
    }

    private static Step noKey(String piece, String rest) {
        if (rest.isEmpty()) {
            return new Step.Unread(piece);
        }
        boolean isThing =
                rest.length() <= MOST_LOOKED_THROUGH && THING.matcher(rest).matches();
        return isThing ? new Step.Unseen(piece) : new Step.NoKey(rest);
    }

    private static boolean isNothing(String rest) {
        return Ends.withoutTrailing(rest, ".!。！").isEmpty();
    }

    /// Keys, and perhaps what they are for.
    private static List<Step> presses(String rest) {
        List<Step> exactly = Presses.of(rest);
        if (!exactly.isEmpty() || rest.length() > MOST_LOOKED_THROUGH) {
            return exactly;
        }
        Optional<MatchResult> purpose = Counts.match(KEYS_THEN_PURPOSE, rest);
        return purpose.map(found -> Presses.of(found.group(1))).orElse(List.of());
    }

    /// The keys that are named behind what they do, as in `save with Ctrl+S`.
    private static Optional<KeyChord> shortcut(String rest) {
        if (rest.length() > MOST_LOOKED_THROUGH) {
            return Optional.empty();
        }
        return Counts.match(SHORTCUT_BEHIND, rest)
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .flatMap(Presses::chord);
    }

    private static Step typing(String piece, Verb.Found found) {
        String rest = found.rest();
        String named =
                rest.startsWith(":") || rest.startsWith("：") ? rest.substring(1).strip() : rest;
        if (named.isEmpty()) {
            return piece.strip().equalsIgnoreCase("enter")
                    ? new Step.Press(KeyChord.parse("enter"))
                    : new Step.Unread(piece);
        }
        int open = quoteOf(named);
        int close = open < 0 ? -1 : new Quotes(named).closeOf(open);
        if (close >= 0) {
            return quoted(piece, named, open, close);
        }
        boolean isUnclear = open >= 0 && Quotes.open(named.charAt(open));
        return isUnclear || found.wantsQuotes() ? unseenOrUnread(piece, named) : bare(piece, named);
    }

    /// Where the quote opens that the text to type stands in, perhaps behind `the text`; -1 where none does.
    private static int quoteOf(String named) {
        var matcher = TEXT_NAMED.matcher(named);
        int at = matcher.lookingAt() ? matcher.end() : 0;
        return at < named.length() ? at : -1;
    }

    private static Step quoted(String piece, String named, int open, int close) {
        String behind = Ends.withoutTrailing(named.substring(close + 1), ".。!！");
        String text = named.substring(open + 1, close);
        return text.isEmpty() || !behind.isBlank() ? unseenOrUnread(piece, behind) : new Step.Type(text);
    }

    private static Step unseenOrUnread(String piece, String behind) {
        String place = behind.strip();
        boolean isPlace = PLACE_FIRST.matcher(place).matches()
                || PLACE_LAST.matcher(" " + place).matches();
        return isPlace ? new Step.Unseen(piece) : new Step.Unread(piece);
    }

    private static Step bare(String piece, String named) {
        String looked = named.length() > MOST_LOOKED_THROUGH ? "" : named;
        boolean hasPlace = PLACE_FIRST.matcher(looked).matches()
                || PLACE_LAST.matcher(looked).matches();
        return hasPlace ? new Step.Unseen(piece) : new Step.Type(withoutIn(named));
    }

    /// As in `type in hello`.
    private static String withoutIn(String named) {
        return Verb.startsWith(named, "in") && named.length() > 3
                ? named.substring(2).strip()
                : named;
    }
}

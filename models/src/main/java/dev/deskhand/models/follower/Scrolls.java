package dev.deskhand.models.follower;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads which way and how far a step scrolls.
final class Scrolls {
    private static final int LONGEST = 200;
    private static final String UNIT = "(?:notch|notches|times?|steps?|lines?|clicks?|次|格|下|行)?";
    private static final Pattern ENGLISH = Counts.pattern(
            "scroll\\s++(up|down|left|right)(?:\\s++(?:by\\s++)?" + Counts.NUMBER + "\\s*+" + UNIT + ")?");
    private static final Pattern CHINESE =
            Counts.pattern("[向往]?([上下左右])[滚滑](?:动)?\\s*+(?:" + Counts.NUMBER + "\\s*+" + UNIT + ")?|滚动");

    private Scrolls() {}

    /// The step; empty where it scrolls no way we know.
    static Optional<Step> of(String words) {
        if (words.length() > LONGEST) {
            return Optional.empty();
        }
        return Counts.match(ENGLISH, words)
                .or(() -> Counts.match(CHINESE, words))
                .filter(found -> found.group(1) != null)
                .flatMap(Scrolls::scroll);
    }

    private static Optional<Step> scroll(MatchResult found) {
        double notches = found.group(2) == null ? Action.Scroll.DEFAULT_NOTCHES : Counts.of(found.group(2));
        boolean isSound = notches >= 1 && notches <= Action.Scroll.MOST_NOTCHES && notches == Math.rint(notches);
        return isSound ? Optional.of(new Step.Scroll(direction(found.group(1)), (int) notches)) : Optional.empty();
    }

    private static Direction direction(String word) {
        int chinese = List.of("上", "下", "左", "右").indexOf(word);
        return chinese < 0
                ? Direction.valueOf(word.toUpperCase(Locale.ROOT))
                : List.of(Direction.UP, Direction.DOWN, Direction.LEFT, Direction.RIGHT)
                        .get(chinese);
    }
}

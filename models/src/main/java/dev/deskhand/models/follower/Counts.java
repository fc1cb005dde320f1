package dev.deskhand.models.follower;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers as people write them in steps: in digits or, up to ten, in words.
final class Counts {
    /// A number, for use in patterns that do not care for capitals.
    static final String NUMBER =
            "(\\d{1,6}(?:\\.\\d{1,3})?|once|twice|an?|one|two|three|four|five|six|seven|eight|nine|ten"
                    + "|[一二两三四五六七八九十半])";

    private static final List<String> ENGLISH =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final String CHINESE = "一二三四五六七八九十";

    private Counts() {}

    /// What a text matches, as a whole and without regard to capitals.
    static Optional<MatchResult> match(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    /// The number that a match of [#NUMBER] says.
    static double of(String number) {
        String word = number.toLowerCase(Locale.ROOT);
        return switch (word) {
            case "a", "an", "once" -> 1;
            case "twice", "两" -> 2;
            case "半" -> 0.5;
            default -> inWordsOrDigits(word);
        };
    }

    private static double inWordsOrDigits(String word) {
        int english = ENGLISH.indexOf(word);
        int chinese = word.length() == 1 ? CHINESE.indexOf(word) : -1;
        if (english >= 0 || chinese >= 0) {
            return Math.max(english, chinese) + 1;
        }
        return Double.parseDouble(word);
    }

    static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }
}

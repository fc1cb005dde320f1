package dev.deskhand.app.settings;

import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.models.BaseUrl;
import java.util.Optional;

/// What the fields of a profile must be like, whether they are read from the file or typed. Each answers the rule that
/// is broken, and nothing where none is.
public final class ProfileRules {
    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_VALUE = 2048;

    private ProfileRules() {}

    public static Optional<Rule> ofName(String name) {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            return Optional.of(Rule.TEXT);
        }
        boolean sound = name.equals(name.strip()) && isShown(name);
        return sound ? Optional.empty() : Optional.of(Rule.NAME);
    }

    public static Optional<Rule> ofBaseUrl(String url) {
        Optional<Rule> noText = ofText(url);
        return noText.isEmpty() && BaseUrl.flaw(url).isPresent() ? Optional.of(Rule.URL) : noText;
    }

    public static Optional<Rule> ofModel(String model) {
        return ofText(model);
    }

    /// Of the name of the variable that holds the key.
    public static Optional<Rule> ofKeyVariable(String variable) {
        return VariableName.isUsable(variable) ? Optional.empty() : Optional.of(Rule.VARIABLE);
    }

    private static Optional<Rule> ofText(String text) {
        if (text.isBlank() || text.length() > LONGEST_VALUE) {
            return Optional.of(Rule.TEXT);
        }
        return isShown(text) ? Optional.empty() : Optional.of(Rule.NAME);
    }

    private static boolean isShown(String text) {
        return text.codePoints().allMatch(ProfileRules::isShown);
    }

    /// Whether a character leaves the line it stands in as it is: it neither ends the line, nor steers a terminal, nor
    /// turns the order of the others round.
    public static boolean isShown(int character) {
        boolean turnsRound =
                (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
        return !Character.isISOControl(character) && character != 0x2028 && character != 0x2029 && !turnsRound;
    }
}

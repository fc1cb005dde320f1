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
        boolean sound = name.equals(name.strip()) && name.chars().noneMatch(Character::isISOControl);
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
        return text.isBlank() || text.length() > LONGEST_VALUE ? Optional.of(Rule.TEXT) : Optional.empty();
    }
}

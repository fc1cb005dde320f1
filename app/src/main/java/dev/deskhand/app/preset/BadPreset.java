package dev.deskhand.app.preset;

import dev.deskhand.app.i18n.Texts;
import java.util.List;
import java.util.Locale;

/// A preset cannot be had or cannot be taken. Names the rule that is broken and where, never what stands there.
public final class BadPreset extends Exception {
    private static final long serialVersionUID = 1L;

    /// The closed set of rules; each has a sentence in the bundle.
    public enum Rule {
        UNREADABLE,
        TOO_LARGE,
        /// Only files and https addresses are read.
        NO_ADDRESS,
        UNREACHABLE,
        SLOW,
        /// The server answers with another status than 200.
        STATUS,
        /// It sends on to where nobody has agreed to go: no https, or an address within a private network.
        ASTRAY,
        /// It sends on again and again.
        IN_CIRCLES,
        YAML,
        NO_FIELDS,
        VALUE,
        /// A number, or true or false, where a text is wanted.
        UNQUOTED,
        TWICE,
        FAMILY,
        MISSING,
        NAME;

        /// Whether trying again later may help.
        public boolean isOfTheNetwork() {
            return this == UNREACHABLE || this == SLOW || this == STATUS;
        }
    }

    private final Rule rule;
    private final transient List<Object> arguments;

    BadPreset(Rule rule, Object... arguments) {
        super(rule.name(), null, false, false);
        this.rule = rule;
        this.arguments = List.of(arguments);
    }

    public Rule rule() {
        return rule;
    }

    /// What is wrong and what to do.
    public String sentence(Texts texts) {
        return texts.text("preset.bad." + rule.name().toLowerCase(Locale.ROOT), arguments.toArray());
    }
}

package dev.deskhand.app.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Every option there is, once: its name, what its value is called, and whether this version has what it needs.
enum Option {
    API_KEY_ENV("--api-key-env", "VAR"),
    APPROVE("--approve", "each|risky|none", Built.NOT_YET),
    BASE_URL("--base-url", "URL"),
    BATCH("--batch", null),
    DISPLAY("--display", "N"),
    EVENTS("--events", null),
    FAMILY("--family", "FAMILY"),
    FIX("--fix", null),
    IMAGE("--image", "WxH"),
    /// Where something is put that has a profile as its end.
    INTO("--profile", "NAME"),
    JSON("--json", null),
    MAX_COST("--max-cost", "AMOUNT"),
    MAX_MINUTES("--max-minutes", "N"),
    MAX_STEPS("--max-steps", "N"),
    MAX_TOKENS("--max-tokens", "N"),
    MINIMIZED("--minimized", null, Built.NOT_YET),
    MODEL("--model", "NAME"),
    OPERATOR("--operator", "NAME"),
    OUT_FILE("--out", "FILE"),
    OUT_FOLDER("--out", "DIR"),
    PROFILE("--profile", "NAME"),
    SERVICE("--service", "URL", Built.NOT_YET),
    TEMPLATE("--template", "NAME"),
    TOOL_ENGINE("--tool-engine", "native|prompt|structured"),
    YES("--yes", null);

    /// Whether the part behind an option is there.
    enum Built {
        YES,
        /// The design has it, this version has not: using it is refused, never ignored.
        NOT_YET
    }

    private final String word;
    private final @Nullable String label;
    private final Built built;

    Option(String word, @Nullable String label) {
        this(word, label, Built.YES);
    }

    Option(String word, @Nullable String label, Built built) {
        this.word = word;
        this.label = label;
        this.built = built;
    }

    /// As it is typed.
    String word() {
        return word;
    }

    /// What its value is called; null for one that has none.
    @Nullable
    String label() {
        return label;
    }

    boolean isBuilt() {
        return built == Built.YES;
    }

    /// The key of its line in the help.
    String helpKey() {
        return "cli.option." + name().toLowerCase(Locale.ROOT);
    }
}

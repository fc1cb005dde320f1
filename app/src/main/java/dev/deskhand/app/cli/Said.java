package dev.deskhand.app.cli;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import picocli.CommandLine.ParseResult;

/// What was said to a command, with each value checked as it is taken.
final class Said {
    /// No value of an option is longer, in characters.
    private static final int LONGEST = 8192;

    private static final int MOST_DIGITS = 9;
    private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,6})?");

    private final ParseResult parsed;

    Said(ParseResult parsed) {
        this.parsed = parsed;
    }

    boolean has(Option option) {
        return parsed.hasMatchedOption(option.word());
    }

    /// The value of an option; empty where it was not given.
    Optional<String> value(Option option) throws Misuse {
        String value = parsed.matchedOptionValue(option.word(), (String) null);
        if (value == null) {
            return Optional.empty();
        }
        if (value.isBlank()) {
            throw new Misuse("cli.misuse.empty_value", option.word());
        }
        if (value.length() > LONGEST) {
            throw new Misuse("cli.misuse.long_value", option.word(), LONGEST);
        }
        return Optional.of(value);
    }

    /// The value of an option that must be there.
    String required(Option option) throws Misuse {
        return value(option)
                .orElseThrow(
                        () -> new Misuse("cli.misuse.option_missing", option.word(), String.valueOf(option.label())));
    }

    /// A whole number between the two, both included; empty where the option was not given.
    OptionalInt number(Option option, int least, int most) throws Misuse {
        Optional<String> value = value(option);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        String digits = value.get().strip();
        if (digits.length() <= MOST_DIGITS && digits.chars().allMatch(each -> each >= '0' && each <= '9')) {
            int number = Integer.parseInt(digits);
            if (number >= least && number <= most) {
                return OptionalInt.of(number);
            }
        }
        throw new Misuse("cli.misuse.no_number", option.word(), least, most);
    }

    /// An amount above nothing, such as `0.50`; empty where the option was not given.
    Optional<BigDecimal> amount(Option option) throws Misuse {
        Optional<String> value = value(option);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        String digits = value.get().strip();
        if (!AMOUNT.matcher(digits).matches() || new BigDecimal(digits).signum() == 0) {
            throw new Misuse("cli.misuse.no_amount", option.word());
        }
        return Optional.of(new BigDecimal(digits));
    }

    /// The one thing after the options; empty where nothing was given.
    Optional<String> operand() {
        return Optional.ofNullable(parsed.matchedPositionalValue(0, (String) null));
    }

    /// The one after that; empty where nothing was given.
    Optional<String> secondOperand() {
        return Optional.ofNullable(parsed.matchedPositionalValue(1, (String) null));
    }

    /// The first option given that this version has no part for; empty where there is none.
    Optional<Option> unbuilt(Shape shape) {
        return shape.options().stream()
                .filter(option -> !option.isBuilt() && has(option))
                .findFirst();
    }
}

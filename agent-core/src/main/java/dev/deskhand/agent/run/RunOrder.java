package dev.deskhand.agent.run;

import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import org.jspecify.annotations.Nullable;

/// What a run is asked to do.
///
/// @param run its id, unique over all runs
/// @param instruction what the person wants; not blank
/// @param model the model's name as its endpoint knows it, for the record
/// @param language the language of thoughts, as an English name
/// @param price of the model's tokens; null where it is not known, and then money has no limit
public record RunOrder(
        String run,
        String instruction,
        String model,
        String language,
        Limits limits,
        @Nullable Price price) {
    /// No instruction is longer.
    public static final int LONGEST_INSTRUCTION = 100_000;

    public RunOrder {
        if (instruction.isBlank() || instruction.length() > LONGEST_INSTRUCTION) {
            throw new IllegalArgumentException("instruction out of range");
        }
        Money most = limits.money();
        if (most != null && (price == null || !price.currency().equals(most.currency()))) {
            throw new IllegalArgumentException("a limit on money needs a price in its currency");
        }
    }

    /// Of a model whose price is not known.
    public RunOrder(String run, String instruction, String model, String language, Limits limits) {
        this(run, instruction, model, language, limits, null);
    }
}

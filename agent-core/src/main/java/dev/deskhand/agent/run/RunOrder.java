package dev.deskhand.agent.run;

/// What a run is asked to do.
///
/// @param run its id, unique over all runs
/// @param instruction what the person wants; not blank
/// @param model the model's name as its endpoint knows it, for the record
/// @param language the language of thoughts, as an English name
public record RunOrder(String run, String instruction, String model, String language, Limits limits) {
    /// No instruction is longer.
    public static final int LONGEST_INSTRUCTION = 100_000;

    public RunOrder {
        if (instruction.isBlank() || instruction.length() > LONGEST_INSTRUCTION) {
            throw new IllegalArgumentException("instruction out of range");
        }
    }
}

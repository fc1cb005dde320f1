package dev.deskhand.journal;

import java.time.Instant;

/// One run, as a list of runs shows it.
public record RunSummary(
        String run, String instruction, String operator, String model, Instant started, RunState state) {}

package dev.deskhand.app.run;

import java.time.Instant;

/// How a run began.
///
/// @param run its id
/// @param at when it started
public record Opening(
        String run, Instant at, String instruction, String operator, String model, String family, int maxSteps) {}

package dev.deskhand.agent.event;

import java.time.Instant;

/// What every event has.
///
/// @param id unique over all runs
/// @param seq counts the events of a run from 1, without gaps
/// @param at when it became true
/// @param run the run it belongs to
public record EventHead(String id, long seq, Instant at, String run) {}

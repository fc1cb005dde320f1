package dev.deskhand.app.workbench;

import dev.deskhand.agent.run.Limits;
import dev.deskhand.operators.desktop.DisplayChoice;

/// Everything a run is made of, before any of it is opened.
///
/// @param language the language of thoughts, as an English name
public record RunPlan(String instruction, ModelChoice model, DisplayChoice display, Limits limits, String language) {}

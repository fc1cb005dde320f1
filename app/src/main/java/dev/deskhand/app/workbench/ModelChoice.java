package dev.deskhand.app.workbench;

import dev.deskhand.agent.family.Family;
import dev.deskhand.app.settings.KeyPlace;

/// Which model thinks in a run.
///
/// @param baseUrl where its endpoint is
/// @param model its name there
public record ModelChoice(String baseUrl, String model, Family family, KeyPlace key) {}

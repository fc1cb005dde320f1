package dev.deskhand.app.workbench;

import dev.deskhand.agent.family.Family;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.Spending;

/// Which model thinks in a run.
///
/// @param baseUrl where its endpoint is
/// @param model its name there
/// @param spending what it costs, and may cost
public record ModelChoice(String baseUrl, String model, Family family, KeyPlace key, Spending spending) {
    /// One whose price is not known, and that may use what it will.
    public ModelChoice(String baseUrl, String model, Family family, KeyPlace key) {
        this(baseUrl, model, family, key, Spending.NONE);
    }
}

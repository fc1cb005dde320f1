package dev.deskhand.app.settings;

import dev.deskhand.agent.tool.Engine;

/// How a model is used.
///
/// @param engine in which way it is brought to say what it wants done
/// @param spending what it costs, and may cost
public record Terms(Engine engine, Spending spending) {
    /// Asked as its family was trained, with no price set and no limit.
    public static final Terms USUAL = new Terms(Engine.NATIVE, Spending.NONE);
}

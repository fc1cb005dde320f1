package dev.deskhand.agent.run;

import dev.deskhand.agent.tool.ToolCallEngine.Asking;

/// What a model is to know before its first picture.
record Briefing(Asking asking, String instruction, String language) {}

package dev.deskhand.agent.trial;

import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.reply.ReplyReader;
import dev.deskhand.agent.tool.ToolCallEngine;

/// What a trial works with. It closes none of it.
public record TrialParts(
        VisionModel model, Family family, ToolCallEngine engine, PictureEncoder encoder, ReplyReader reader) {}

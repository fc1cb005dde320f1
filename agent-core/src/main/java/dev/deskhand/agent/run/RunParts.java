package dev.deskhand.agent.run;

import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.reply.ReplyReader;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.agent.tool.ToolCallEngine;

/// What a run works with. The loop closes none of it.
public record RunParts(
        Operator operator,
        VisionModel model,
        Family family,
        ToolCallEngine engine,
        PictureEncoder encoder,
        ReplyReader reader) {
    /// Parts of a run whose model is asked as its family was trained.
    public RunParts(Operator operator, VisionModel model, Family family, PictureEncoder encoder, ReplyReader reader) {
        this(operator, model, family, Engine.NATIVE, encoder, reader);
    }
}

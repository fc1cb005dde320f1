package dev.deskhand.agent.run;

import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.reply.ReplyReader;

/// What a run works with. The loop closes none of it.
public record RunParts(
        Operator operator, VisionModel model, Family family, PictureEncoder encoder, ReplyReader reader) {}

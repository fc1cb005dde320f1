package dev.deskhand.app.workbench;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.reply.ReplyReader;
import java.util.function.Supplier;

/// The parts runs are put together from. None is opened before it is needed.
public record Parts(
        Screens screens,
        ModelMaker models,
        Supplier<PictureEncoder> encoder,
        ReplyReader reader,
        Families families,
        PriceTable prices) {}

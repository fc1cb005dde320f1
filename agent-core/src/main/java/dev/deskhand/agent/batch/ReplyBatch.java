package dev.deskhand.agent.batch;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyReader;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;

/// Reads replies by the line. Each line is an object with `id`, `family`, `image` (such as `1920x1080`), `input`
/// (the reply, raw) and perhaps `factor` (the model's units per picture width and height, where they are not the
/// family's); fields it does not know are skipped. Stateless but for its reader.
public final class ReplyBatch {
    /// What a fault of the line as a whole calls it.
    public static final String LINE = "line";

    /// The longest line that is read, in characters. A longest input written wholly in escapes fits.
    public static final int LONGEST_LINE = 32 << 20;

    private static final int LONGEST_INPUT = 4 << 20;
    private static final int LONGEST_NAME = 256;

    private final ReplyReader reader;
    private final Families families;

    public ReplyBatch(ReplyReader reader, Families families) {
        this.reader = reader;
        this.families = families;
    }

    /// Answers one line with the line of what its reply means, without the newline: `id` and the fields of
    /// [ReplyJson].
    ///
    /// @throws dev.deskhand.agent.json.BadField where the line cannot be decoded; the message names the
    /// field and
    ///     quotes nothing
    public String answer(String line) {
        Fields fields = JsonLine.read(line, LINE, LONGEST_LINE);
        String id = fields.text("id", LONGEST_NAME);
        CoordinateSpace space = space(fields);
        Size image = image(fields);
        Reply reply = reader.read(fields.text("input", LONGEST_INPUT), space, image);
        return JsonLine.write(
                ReplyJson.addTo(JsonNodeFactory.instance.objectNode().put("id", id), reply));
    }

    private CoordinateSpace space(Fields fields) {
        CoordinateSpace space = families.find(fields.text("family", LONGEST_NAME))
                .map(Family::space)
                .orElseThrow(() -> fields.bad("family", "is none we know"));
        if (!fields.has("factor")) {
            return space;
        }
        double[] factor = fields.numbers("factor", 2);
        if (!(factor[0] > 0 && factor[1] > 0)) {
            throw fields.bad("factor", "must be above 0");
        }
        return new CoordinateSpace.Grid(factor[0], factor[1], AxisOrder.XY);
    }

    private static Size image(Fields fields) {
        String image = fields.text("image", LONGEST_NAME);
        try {
            return Size.parse(image);
        } catch (IllegalArgumentException _) {
            throw fields.bad("image", "must be a width and a height, such as 1920x1080");
        }
    }
}

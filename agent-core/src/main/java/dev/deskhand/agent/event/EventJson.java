package dev.deskhand.agent.event;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.json.JsonLine;
import java.util.Optional;

/// Events as lines: one compact JSON object each, fields in a fixed order, in `snake_case`, times in
/// seconds. The same lines are what the journal stores and what `deskhand run --events` prints.
///
/// Fields are only ever added. A reader skips fields it does not know and answers an event it does not know
/// - a newer `v`, another `type`, a word that joined a closed set - with nothing.
public final class EventJson {
    /// The version of the lines we write, and the newest we read.
    public static final int VERSION = 1;

    /// The longest line that is read, in characters. A longest text written wholly in escapes fits.
    public static final int LONGEST_LINE = 32 << 20;

    private EventJson() {}

    /// The event as one line, without the newline.
    public static String write(AgentEvent event) {
        ObjectNode line = JsonNodeFactory.instance.objectNode().put("v", VERSION);
        EventWriter.write(event, line);
        return JsonLine.write(line);
    }

    /// The event a line holds, or nothing where it is of a kind that only later versions know.
    ///
    /// @throws dev.deskhand.agent.json.BadField where it is no event
    public static Optional<AgentEvent> read(String line) {
        Fields fields = JsonLine.read(line, "event", LONGEST_LINE);
        if (fields.whole("v", 1, Integer.MAX_VALUE) > VERSION) {
            return Optional.empty();
        }
        try {
            return EventReader.read(fields);
        } catch (UnknownWord e) {
            return Optional.empty();
        }
    }
}

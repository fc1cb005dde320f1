package dev.deskhand.agent.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/// Events as lines: one compact JSON object each, fields in a fixed order, in `snake_case`, times in seconds. The same
/// lines are what the journal stores and what `deskhand run --events` prints.
///
/// Fields are only ever added. A reader skips fields it does not know and answers an event it does not know - a newer
/// `v`, another `type`, a word that joined a closed set - with nothing.
public final class EventJson {
    /// The version of the lines we write, and the newest we read.
    public static final int VERSION = 1;

    /// The longest line that is read, in characters. A longest text written wholly in escapes fits.
    public static final int LONGEST_LINE = 32 << 20;

    private static final ObjectReader READER = reader();

    private EventJson() {}

    /// The event as one line, without the newline.
    public static String write(AgentEvent event) {
        ObjectNode line = JsonNodeFactory.instance.objectNode().put("v", VERSION);
        EventWriter.write(event, line);
        return LineText.of(line);
    }

    /// The event a line holds, or nothing where it is of a kind that only later versions know.
    ///
    /// @throws BadField where it is no event
    public static Optional<AgentEvent> read(String line) {
        Fields fields = Fields.of(parse(line), "event");
        if (fields.whole("v", 1, Integer.MAX_VALUE) > VERSION) {
            return Optional.empty();
        }
        try {
            return EventReader.read(fields);
        } catch (UnknownWord e) {
            return Optional.empty();
        }
    }

    private static JsonNode parse(String line) {
        if (line.length() > LONGEST_LINE) {
            throw new BadField("event", "is longer than " + LONGEST_LINE + " characters");
        }
        try {
            return READER.readTree(line);
        } catch (JsonProcessingException e) {
            // The parser's own message quotes the line.
            throw new BadField("event", "must be one JSON object");
        }
    }

    private static ObjectReader reader() {
        JsonMapper mapper = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(16)
                        .maxDocumentLength(LONGEST_LINE)
                        .maxStringLength(Texts.FREE)
                        .build());
        return mapper.reader();
    }
}

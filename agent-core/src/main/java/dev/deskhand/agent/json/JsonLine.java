package dev.deskhand.agent.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;

/// JSON objects as lines, read strictly: one object, no field twice, nothing after it, not too deep, no text too
/// long.
public final class JsonLine {
    /// The longest text in a line, in characters.
    public static final int LONGEST_TEXT = 4 << 20;

    private static final ObjectReader READER = reader();

    private JsonLine() {}

    /// The object as one line, without the newline.
    public static String write(JsonNode object) {
        return LineText.of(object);
    }

    /// The fields of the object a line holds.
    ///
    /// @param what how to call the object in a fault, such as `event`
    /// @param longest how many characters the line may have
    /// @throws BadField where the line holds no such object
    public static Fields read(String line, String what, int longest) {
        if (line.length() > longest) {
            throw new BadField(what, "is longer than " + longest + " characters");
        }
        try {
            return Fields.of(READER.readTree(line), what);
        } catch (JsonProcessingException e) {
            // The parser's own message quotes the line.
            throw new BadField(what, "must be one JSON object");
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
                        .maxStringLength(LONGEST_TEXT)
                        .build());
        return mapper.reader();
    }
}

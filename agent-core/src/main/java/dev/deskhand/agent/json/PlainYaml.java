package dev.deskhand.agent.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;

/// YAML that came in from outside: one document, every name in it once, nested no deeper than anybody would. Nothing
/// in it stands for something else in it: aliases are refused, and an anchor without one means nothing.
public final class PlainYaml {
    private static final int DEEPEST = 50;
    private static final YAMLMapper MAPPER = YAMLMapper.builder(YAMLFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private PlainYaml() {}

    /// A text is not such a document. Names the line, never what stands there.
    public static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        private final int line;

        Unreadable(JsonLocation where) {
            super("YAML", null, false, false);
            this.line = where == null ? 1 : Math.max(1, where.getLineNr());
        }

        /// The first is 1.
        public int line() {
            return line;
        }
    }

    /// What the text says.
    public static JsonNode read(String text) throws Unreadable {
        try {
            requireNoAlias(text);
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            // The parser's own message quotes the text.
            throw new Unreadable(e.getLocation());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The parser makes a plain text of an alias.
    private static void requireNoAlias(String text) throws IOException, Unreadable {
        try (YAMLParser parser = MAPPER.getFactory().createParser(text)) {
            while (parser.nextToken() != null) {
                if (parser.isCurrentAlias()) {
                    throw new Unreadable(parser.currentTokenLocation());
                }
            }
        }
    }
}

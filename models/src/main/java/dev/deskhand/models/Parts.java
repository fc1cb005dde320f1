package dev.deskhand.models;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The parts of messages by their kind.
final class Parts {
    private static final Size NO_PICTURE = new Size(1024, 768);
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Parts() {}

    /// All the text, each part on a line of its own.
    static String text(ModelMessage message) {
        return message.parts().stream()
                .filter(ModelMessage.Text.class::isInstance)
                .map(part -> ((ModelMessage.Text) part).text())
                .collect(Collectors.joining("\n"));
    }

    static Optional<Picture> picture(ModelMessage message) {
        return message.parts().stream()
                .filter(ModelMessage.Image.class::isInstance)
                .map(part -> ((ModelMessage.Image) part).picture())
                .findFirst();
    }

    /// What became of calls.
    static List<ModelMessage.Answered> answers(ModelMessage message) {
        return message.parts().stream()
                .filter(ModelMessage.Answered.class::isInstance)
                .map(ModelMessage.Answered.class::cast)
                .toList();
    }

    /// The size of the newest picture.
    static Size display(ModelRequest request) {
        return request.messages().reversed().stream()
                .flatMap(message -> picture(message).stream())
                .map(Picture::size)
                .findFirst()
                .orElse(NO_PICTURE);
    }

    /// What JSON says; missing where it says nothing, or something follows it.
    static JsonNode parse(@Nullable String json) {
        try {
            return json == null ? MissingNode.getInstance() : JSON.readTree(json);
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }
}

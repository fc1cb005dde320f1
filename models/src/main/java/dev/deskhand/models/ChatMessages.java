package dev.deskhand.models;

import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.screen.Picture;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.Content;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.data.message.UserMessage;
import java.util.List;
import java.util.stream.Collectors;

/// Our messages in LangChain4j's words.
///
/// @param enclosures where the pictures go
record ChatMessages(Enclosures enclosures) {
    List<ChatMessage> of(ModelRequest request) {
        return request.messages().stream().map(this::message).toList();
    }

    private ChatMessage message(ModelMessage message) {
        return switch (message.role()) {
            case SYSTEM -> SystemMessage.from(text(message));
            case USER ->
                UserMessage.from(message.parts().stream().map(this::content).toList());
            case ASSISTANT -> AiMessage.from(text(message));
        };
    }

    private static String text(ModelMessage message) {
        return message.parts().stream()
                .map(part -> switch (part) {
                    case ModelMessage.Text(var text) -> text;
                    case ModelMessage.Image _ ->
                        throw new IllegalArgumentException("only a person's message can hold a picture");
                })
                .collect(Collectors.joining("\n"));
    }

    private Content content(ModelMessage.Part part) {
        return switch (part) {
            case ModelMessage.Text(var text) -> TextContent.from(text);
            case ModelMessage.Image(var picture) -> content(picture);
        };
    }

    /// `auto` is what the protocol takes where nothing is said, which LangChain4j cannot do. Its own default, `low`,
    /// makes a server shrink the picture, and every click goes astray.
    private Content content(Picture picture) {
        return ImageContent.from(
                enclosures.enclose(picture), picture.format().mediaType(), ImageContent.DetailLevel.AUTO);
    }
}

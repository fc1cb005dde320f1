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
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/// Our messages in LangChain4j's words.
final class ChatMessages {
    private ChatMessages() {}

    static List<ChatMessage> of(ModelRequest request) {
        return request.messages().stream().map(ChatMessages::message).toList();
    }

    private static ChatMessage message(ModelMessage message) {
        return switch (message.role()) {
            case SYSTEM -> SystemMessage.from(text(message));
            case USER ->
                UserMessage.from(
                        message.parts().stream().map(ChatMessages::content).toList());
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

    private static Content content(ModelMessage.Part part) {
        return switch (part) {
            case ModelMessage.Text(var text) -> TextContent.from(text);
            case ModelMessage.Image(var picture) -> content(picture);
        };
    }

    /// `auto` is what the protocol takes where nothing is said, which LangChain4j cannot do. Its own default, `low`,
    /// makes a server shrink the picture, and every click goes astray.
    private static Content content(Picture picture) {
        return ImageContent.from(
                Base64.getEncoder().encodeToString(picture.bytes()),
                picture.format().mediaType(),
                ImageContent.DetailLevel.AUTO);
    }
}

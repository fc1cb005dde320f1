package dev.deskhand.models;

import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.screen.Picture;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.Content;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Our messages in LangChain4j's words.
///
/// @param enclosures where the pictures go
record ChatMessages(Enclosures enclosures) {
    List<ChatMessage> of(ModelRequest request) {
        List<ChatMessage> all = new ArrayList<>();
        for (ModelMessage message : request.messages()) {
            switch (message.role()) {
                case SYSTEM -> all.add(SystemMessage.from(text(message)));
                case USER -> all.addAll(person(message));
                case ASSISTANT -> all.add(model(message));
            }
        }
        return all;
    }

    /// What became of calls are messages of their own, which hold no pictures.
    private List<ChatMessage> person(ModelMessage message) {
        List<ChatMessage> all = new ArrayList<>();
        List<Content> contents = new ArrayList<>();
        for (ModelMessage.Part part : message.parts()) {
            switch (part) {
                case ModelMessage.Text(var text) -> contents.add(TextContent.from(text));
                case ModelMessage.Image(var picture) -> contents.add(content(picture));
                case ModelMessage.Answered(var call, var _, var text) ->
                    all.add(ToolExecutionResultMessage.from(call.id(), call.name(), text));
                case ModelMessage.Called _ -> throw new IllegalArgumentException("only a model calls");
            }
        }
        if (!contents.isEmpty()) {
            all.add(UserMessage.from(contents));
        }
        return all;
    }

    private static AiMessage model(ModelMessage message) {
        List<ToolExecutionRequest> calls = message.parts().stream()
                .filter(ModelMessage.Called.class::isInstance)
                .map(part -> request(((ModelMessage.Called) part).call()))
                .toList();
        String text = text(message);
        return AiMessage.builder()
                .text(text.isEmpty() && !calls.isEmpty() ? null : text)
                .toolExecutionRequests(calls)
                .build();
    }

    /// Servers take no arguments that are not JSON, whatever the model wrote.
    private static ToolExecutionRequest request(FunctionCall call) {
        String arguments = ChatProtocol.isObject(call.arguments()) ? call.arguments() : "{}";
        return ToolExecutionRequest.builder()
                .id(call.id())
                .name(call.name())
                .arguments(arguments)
                .build();
    }

    private static String text(ModelMessage message) {
        return message.parts().stream()
                .filter(part -> switch (part) {
                    case ModelMessage.Text _ -> true;
                    case ModelMessage.Called _ -> false;
                    case ModelMessage.Image _, ModelMessage.Answered _ ->
                        throw new IllegalArgumentException("only a person's message can hold a picture or an answer");
                })
                .map(part -> ((ModelMessage.Text) part).text())
                .collect(Collectors.joining("\n"));
    }

    /// `auto` is what the protocol takes where nothing is said, which LangChain4j cannot do. Its own
    /// default, `low`, makes a server shrink the picture, and every click goes astray.
    private Content content(Picture picture) {
        return ImageContent.from(
                enclosures.enclose(picture), picture.format().mediaType(), ImageContent.DetailLevel.AUTO);
    }
}

package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.Offer;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import java.util.List;

/// What a model may answer with, in LangChain4j's words.
record ChatOffer(Offer offer) {
    private static final String SCHEMA_NAME = "next_step";

    /// Adds it to a request, which stays as it is where text is all that is wanted.
    ChatRequest.Builder addTo(ChatRequest.Builder request) {
        if (!offer.functions().isEmpty()) {
            request.toolSpecifications(
                    offer.functions().stream().map(ChatOffer::tool).toList());
        }
        ObjectNode schema = offer.schema();
        if (schema != null) {
            request.responseFormat(ResponseFormat.builder()
                    .type(ResponseFormatType.JSON)
                    .jsonSchema(JsonSchema.builder()
                            .name(SCHEMA_NAME)
                            .rootElement(JsonRawSchema.from(schema.toString()))
                            .build())
                    .build());
        }
        return request;
    }

    private static ToolSpecification tool(Offer.Function function) {
        return ToolSpecification.builder()
                .name(function.name())
                .description(function.description())
                .parameters(object(function.parameters()))
                .build();
    }

    private static JsonObjectSchema object(ObjectNode schema) {
        JsonObjectSchema.Builder object = JsonObjectSchema.builder();
        schema.path("properties")
                .properties()
                .forEach(field -> object.addProperty(
                        field.getKey(), JsonRawSchema.from(field.getValue().toString())));
        List<String> required =
                schema.path("required").valueStream().map(JsonNode::asText).toList();
        return object.required(required).build();
    }
}

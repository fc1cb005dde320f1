package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.Offer;
import java.util.List;

/// Gemini's generation of content, with one of its ways of using a computer. Streamed.
///
/// Source: the vendor's reference of the Gemini API and its guide to computer use.
record GeminiCodec(Sampling sampling, GeminiTool tool) implements Codec {
    @Override
    public Dialogue open(ModelRequest request, Enclosures enclosures, Inbox inbox) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        List<ModelMessage> messages = request.messages();
        if (!messages.isEmpty() && messages.getFirst().role() == ModelMessage.Role.SYSTEM) {
            body.putObject("system_instruction")
                    .putArray("parts")
                    .addObject()
                    .put("text", Parts.text(messages.getFirst()));
        }
        body.set("contents", new GeminiContents(enclosures).of(messages));
        if (!request.offer().functions().isEmpty()) {
            addTools(body.putArray("tools"), request.offer());
        }
        ObjectNode config = body.putObject("generationConfig");
        if (sampling.temperature() != null) {
            config.put("temperature", sampling.temperature());
        }
        if (sampling.maxTokens() != null) {
            config.put("maxOutputTokens", sampling.maxTokens());
        }
        config.putObject("thinkingConfig").put("includeThoughts", true);
        return new WrittenTurn(body.toString(), new GeminiReading(inbox, WithoutCall.after(request)));
    }

    private void addTools(ArrayNode tools, Offer offer) {
        tool.declare(tools);
        ArrayNode functions = JsonNodeFactory.instance.arrayNode();
        offer.functions().stream()
                .filter(tool::lacks)
                .forEach(function -> functions
                        .addObject()
                        .put("name", function.name())
                        .put("description", function.description())
                        .set("parameters", function.parameters()));
        if (!functions.isEmpty()) {
            tools.addObject().set("function_declarations", functions);
        }
    }
}

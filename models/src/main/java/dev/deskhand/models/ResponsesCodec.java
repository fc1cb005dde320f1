package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import java.util.List;

/// OpenAI's responses, with one of its ways of using a computer. Streamed, and nothing kept by the server:
/// each request holds the whole conversation, as far as it is still told, so that what a step costs stays
/// the same.
///
/// Source: the vendor's reference of the Responses API and its guide to computer use.
record ResponsesCodec(String model, Sampling sampling, ResponsesTool tool) implements Codec {
    @Override
    public Dialogue open(ModelRequest request, Enclosures enclosures, Inbox inbox) {
        ObjectNode body = JsonNodeFactory.instance.objectNode().put("model", model);
        List<ModelMessage> messages = request.messages();
        if (!messages.isEmpty() && messages.getFirst().role() == ModelMessage.Role.SYSTEM) {
            body.put("instructions", Parts.text(messages.getFirst()));
        }
        body.set("input", new ResponsesItems(enclosures).of(messages));
        ArrayNode tools = tools(request);
        if (!tools.isEmpty()) {
            body.set("tools", tools);
        }
        body.put("stream", true).put("store", false).put("truncation", "auto");
        body.putArray("include").add("reasoning.encrypted_content");
        if (sampling.temperature() != null) {
            body.put("temperature", sampling.temperature());
        }
        if (sampling.maxTokens() != null) {
            body.put("max_output_tokens", sampling.maxTokens());
        }
        return new WrittenTurn(body.toString(), new ResponsesReading(inbox, WithoutCall.after(request)));
    }

    private ArrayNode tools(ModelRequest request) {
        ArrayNode tools = JsonNodeFactory.instance.arrayNode();
        if (request.offer().functions().isEmpty()) {
            return tools;
        }
        tool.declare(tools, Parts.display(request));
        request.offer().functions().stream()
                .filter(tool::lacks)
                .forEach(function -> tools.addObject()
                        .put("type", "function")
                        .put("name", function.name())
                        .put("description", function.description())
                        .put("strict", false)
                        .set("parameters", function.parameters()));
        return tools;
    }
}

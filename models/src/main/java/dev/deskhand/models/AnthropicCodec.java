package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import java.util.List;

/// Anthropic's messages, with one of its ways of using a computer. Streamed.
///
/// Source: the vendor's reference of the Messages API and its guides to the computer tools.
record AnthropicCodec(String model, Sampling sampling, AnthropicTool tool) implements Codec {
    /// The protocol wants a limit; an answer with long thoughts is well below this one.
    private static final int MOST_TOKENS = 8192;

    @Override
    public Dialogue open(ModelRequest request, Enclosures enclosures, Inbox inbox) {
        ObjectNode body = JsonNodeFactory.instance.objectNode().put("model", model);
        Integer most = sampling.maxTokens();
        body.put("max_tokens", most == null ? MOST_TOKENS : most);
        body.put("stream", true);
        if (sampling.temperature() != null) {
            body.put("temperature", sampling.temperature());
        }
        List<ModelMessage> messages = request.messages();
        if (!messages.isEmpty() && messages.getFirst().role() == ModelMessage.Role.SYSTEM) {
            body.put("system", Parts.text(messages.getFirst()));
        }
        body.set("messages", new AnthropicMessages(enclosures).of(messages));
        ArrayNode tools = tools(request);
        if (!tools.isEmpty()) {
            body.set("tools", tools);
        }
        return new WrittenTurn(body.toString(), new AnthropicReading(inbox, WithoutCall.after(request)));
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
                        .put("name", function.name())
                        .put("description", function.description())
                        .set("input_schema", function.parameters()));
        return tools;
    }
}

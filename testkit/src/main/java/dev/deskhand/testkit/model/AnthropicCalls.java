package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.Spot;

/// What is to be done, as calls of the tools one of Anthropic's requests declares. Places are pixels of the display it
/// declares, and of the picture where it declares none.
record AnthropicCalls(SeenRequest request, AnthropicTools tools) {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /// @param number tells the calls of one answer apart
    ObjectNode of(Deed deed, int number) {
        ObjectNode call = JSON.objectNode().put("type", "tool_use").put("id", id(number));
        return switch (deed) {
            case Deed.Click(Spot at) -> act(call, "left_click", place("coordinate", at), "click", place("point", at));
            case Deed.Type(String text) -> act(call, "type", words("text", text), "type", words("content", text));
            case Deed.Press(String keys) -> act(call, "key", words("text", keys), "hotkey", words("key", keys));
            case Deed.Finish(String words) -> function(call, "finished", words("content", words));
            case Deed.Doubted _ -> throw new IllegalStateException("this protocol asks nothing of a person");
        };
    }

    private String id(int number) {
        return "toolu_" + request.number() + "_" + number;
    }

    private ObjectNode act(ObjectNode call, String member, ObjectNode input, String function, ObjectNode arguments) {
        if (tools.computer().isEmpty()) {
            return function(call, function, arguments);
        }
        if (tools.computer().equals(AnthropicTools.TOOLSET)) {
            return call.put("name", member).put("toolset_name", "computer").set("input", input);
        }
        return call.put("name", "computer").set("input", input.put("action", member));
    }

    private ObjectNode function(ObjectNode call, String name, ObjectNode arguments) {
        if (!tools.functions().contains(name)) {
            throw new IllegalStateException("request " + request.number() + " offers no function " + name);
        }
        return call.put("name", name).set("input", arguments);
    }

    private static ObjectNode words(String name, String words) {
        return JSON.objectNode().put(name, words);
    }

    private ObjectNode place(String name, Spot at) {
        Size picture = request.lastSize();
        Size display = tools.display() == null ? picture : tools.display();
        ObjectNode place = JSON.objectNode();
        place.putArray(name)
                .add(at.x() * display.width() / picture.width())
                .add(at.y() * display.height() / picture.height());
        return place;
    }
}

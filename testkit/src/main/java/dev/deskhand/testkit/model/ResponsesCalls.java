package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.Spot;
import java.util.ArrayList;
import java.util.List;

/// What is to be done, as calls of the tools a request of OpenAI's responses declares: one call for all that its tool
/// for using a computer is to do, or one for each where that is the preview.
record ResponsesCalls(SeenRequest request, ResponsesTools tools) {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /// The calls, in order.
    List<ObjectNode> of(List<Deed> deeds) {
        List<ObjectNode> items = new ArrayList<>();
        deeds.forEach(deed -> add(deed, items));
        return items;
    }

    private void add(Deed deed, List<ObjectNode> items) {
        switch (deed) {
            case Deed.Click(Spot at) -> act(items, click(at), "click", place(at));
            case Deed.Type(String text) -> act(items, action("type").put("text", text), "type", words("content", text));
            case Deed.Press(String keys) -> act(items, press(keys), "hotkey", words("key", keys));
            case Deed.Finish(String words) -> items.add(function(items.size(), "finished", words("content", words)));
            case Deed.Doubted(Deed doubted, String code, String message) -> {
                add(doubted, items);
                ArrayNode checks = items.getLast().withArray("pending_safety_checks");
                String id = "sc_" + request.number() + "_" + checks.size();
                checks.addObject().put("id", id).put("code", code).put("message", message);
            }
        }
    }

    private static ObjectNode action(String type) {
        return JSON.objectNode().put("type", type);
    }

    private ObjectNode click(Spot at) {
        Spot place = onDisplay(at);
        return action("click").put("button", "left").put("x", place.x()).put("y", place.y());
    }

    private static ObjectNode press(String keys) {
        ObjectNode press = action("keypress");
        ArrayNode all = press.putArray("keys");
        List.of(keys.split("\\+", -1)).forEach(all::add);
        return press;
    }

    private void act(List<ObjectNode> items, ObjectNode action, String function, ObjectNode arguments) {
        if (tools.computer().isEmpty()) {
            items.add(function(items.size(), function, arguments));
        } else if (!items.isEmpty() && items.getLast().path("actions") instanceof ArrayNode actions) {
            actions.add(action);
        } else {
            items.add(call(items.size(), action));
        }
    }

    private ObjectNode call(int number, ObjectNode action) {
        ObjectNode item = JSON.objectNode()
                .put("type", "computer_call")
                .put("id", "cu_" + request.number() + "_" + number)
                .put("call_id", "call_" + request.number() + "_" + number);
        if (tools.computer().equals(ResponsesTools.COMPUTER)) {
            item.putArray("actions").add(action);
        } else {
            item.set("action", action);
        }
        item.putArray("pending_safety_checks");
        return item.put("status", "completed");
    }

    private ObjectNode function(int number, String name, ObjectNode arguments) {
        if (!tools.functions().contains(name)) {
            throw new IllegalStateException("request " + request.number() + " offers no function " + name);
        }
        return JSON.objectNode()
                .put("type", "function_call")
                .put("id", "fc_" + request.number() + "_" + number)
                .put("call_id", "call_" + request.number() + "_" + number)
                .put("name", name)
                .put("arguments", arguments.toString())
                .put("status", "completed");
    }

    private static ObjectNode words(String name, String words) {
        return JSON.objectNode().put(name, words);
    }

    private ObjectNode place(Spot at) {
        Spot place = onDisplay(at);
        ObjectNode arguments = JSON.objectNode();
        arguments.putArray("point").add(place.x()).add(place.y());
        return arguments;
    }

    private Spot onDisplay(Spot at) {
        Size picture = request.lastSize();
        Size display = tools.display() == null ? picture : tools.display();
        return new Spot(at.x() * display.width() / picture.width(), at.y() * display.height() / picture.height());
    }
}

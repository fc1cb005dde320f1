package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.Spot;

/// What is to be done, as calls of the tools one of Gemini's requests declares. Places are thousandths of the picture.
record GeminiCalls(SeenRequest request, GeminiTools tools) {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /// @param number tells the calls of one answer apart
    ObjectNode of(Deed deed, int number) {
        ObjectNode call = JSON.objectNode().put("id", "function-" + request.number() + "-" + number);
        return switch (deed) {
            case Deed.Click(Spot at) -> click(call, at);
            case Deed.Type(String text) -> act(call, "type", words("text", text), "type", words("content", text));
            case Deed.Press(String keys) -> act(call, "press_key", words("key", keys), "hotkey", words("key", keys));
            case Deed.Finish(String words) -> function(call, "finished", words("content", words));
            case Deed.Doubted(Deed doubted, String code, String message) -> {
                ObjectNode asked = of(doubted, number);
                asked.withObject("args")
                        .putObject("safety_decision")
                        .put("decision", code)
                        .put("explanation", message);
                yield asked;
            }
        };
    }

    private ObjectNode click(ObjectNode call, Spot at) {
        Size picture = request.lastSize();
        long x = thousandths(at.x(), picture.width());
        long y = thousandths(at.y(), picture.height());
        if (tools.environment().isEmpty()) {
            ObjectNode arguments = JSON.objectNode();
            arguments.putArray("point").add(x).add(y);
            return function(call, "click", arguments);
        }
        ObjectNode arguments = JSON.objectNode().put("x", x).put("y", y);
        return tools.environment().equals(GeminiTools.DESKTOP)
                ? named(call, "click", arguments.put("intent", "Click the target."))
                : named(call, "click_at", arguments);
    }

    /// The thousandth whose middle lies nearest to the middle of the pixel.
    private static long thousandths(int pixel, int length) {
        return Math.round((pixel + 0.5) * 1000 / length);
    }

    private ObjectNode act(ObjectNode call, String name, ObjectNode input, String function, ObjectNode arguments) {
        return tools.environment().isEmpty() ? function(call, function, arguments) : named(call, name, input);
    }

    private ObjectNode function(ObjectNode call, String name, ObjectNode arguments) {
        if (!tools.functions().contains(name)) {
            throw new IllegalStateException("request " + request.number() + " offers no function " + name);
        }
        return named(call, name, arguments);
    }

    private static ObjectNode words(String name, String words) {
        return JSON.objectNode().put(name, words);
    }

    private static ObjectNode named(ObjectNode call, String name, ObjectNode arguments) {
        return call.put("name", name).set("args", arguments);
    }
}

package dev.deskhand.agent.batch;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.event.ActionJson;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyFault;

/// The JSON form of a reply as it was understood: `thought`, `reflection`, `actions` and `faults`, all of them
/// always there.
public final class ReplyJson {
    private ReplyJson() {}

    /// The reply as JSON.
    public static ObjectNode write(Reply reply) {
        return addTo(JsonNodeFactory.instance.objectNode(), reply);
    }

    /// Adds a reply's fields to those an object has already.
    static ObjectNode addTo(ObjectNode json, Reply reply) {
        json.put("thought", reply.thought()).put("reflection", reply.reflection());
        ArrayNode actions = json.putArray("actions");
        reply.actions().forEach(action -> actions.add(ActionJson.write(action)));
        ArrayNode faults = json.putArray("faults");
        for (ReplyFault fault : reply.faults()) {
            faults.addObject().put("kind", fault.kind().wireName()).put("message", fault.message());
        }
        return json;
    }
}

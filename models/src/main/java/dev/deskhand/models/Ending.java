package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.model.FunctionCall;

/// How models say that they are done where their protocol has no call for it: by calling nothing.
final class Ending {
    private Ending() {}

    /// A call that says so, which no message of the protocol holds.
    static FunctionCall saying(String text) {
        String arguments =
                JsonNodeFactory.instance.objectNode().put("content", text).toString();
        return new FunctionCall("", "finished", arguments);
    }
}

package dev.deskhand.agent.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.action.ActionKind;
import java.util.Set;

/// How models say that a run is over for them. No provider's tool for using a computer has a word for it.
public final class Ending {
    private static final Set<String> NAMES = Set.of(ActionKind.FINISHED.wireName(), ActionKind.CALL_USER.wireName());

    private Ending() {}

    /// Whether that function says so. It must be offered besides a provider's tool.
    public static boolean isSaidBy(Offer.Function function) {
        return NAMES.contains(function.name());
    }

    /// A call that says so and that no message of a protocol holds: some models are done by calling nothing.
    public static FunctionCall saying(String text) {
        String arguments =
                JsonNodeFactory.instance.objectNode().put("content", text).toString();
        return new FunctionCall("", ActionKind.FINISHED.wireName(), arguments);
    }
}

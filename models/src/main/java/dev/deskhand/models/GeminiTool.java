package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.Ending;
import dev.deskhand.agent.model.Offer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Gemini's ways of using a computer, the newest first. A server that does not know one refuses it with a 400.
enum GeminiTool {
    DESKTOP("ENVIRONMENT_DESKTOP", List.of()),
    /// All that models before 3.5 know.
    BROWSER("ENVIRONMENT_BROWSER", List.of("search", "go_forward")),
    /// No tool of the vendor's: the actions as plain functions.
    FUNCTIONS(null, List.of());

    private final @Nullable String environment;
    private final List<String> undoable;

    /// @param undoable the functions of the tool that nothing here carries out: left out of it
    GeminiTool(@Nullable String environment, List<String> undoable) {
        this.environment = environment;
        this.undoable = undoable;
    }

    /// Adds it to the tools of a request.
    void declare(ArrayNode tools) {
        if (environment == null) {
            return;
        }
        ObjectNode tool = tools.addObject().putObject("computer_use").put("environment", environment);
        if (!undoable.isEmpty()) {
            ArrayNode excluded = tool.putArray("excluded_predefined_functions");
            undoable.forEach(excluded::add);
        }
    }

    /// Whether that function must be offered besides it.
    boolean lacks(Offer.Function function) {
        return environment == null || Ending.isSaidBy(function);
    }
}

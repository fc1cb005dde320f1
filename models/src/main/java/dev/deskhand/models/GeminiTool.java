package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.Ending;
import dev.deskhand.agent.model.Offer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Gemini's ways of using a computer, the newest first. A server that does not know one refuses it with a 400.
enum GeminiTool {
    DESKTOP("ENVIRONMENT_DESKTOP"),
    /// All that models before 3.5 know.
    BROWSER("ENVIRONMENT_BROWSER"),
    /// No tool of the vendor's: the actions as plain functions.
    FUNCTIONS(null);

    private final @Nullable String environment;

    GeminiTool(@Nullable String environment) {
        this.environment = environment;
    }

    /// Adds it to the tools of a request.
    void declare(ArrayNode tools) {
        if (environment == null) {
            return;
        }
        ObjectNode tool = tools.addObject().putObject("computer_use").put("environment", environment);
        if (!undoable().isEmpty()) {
            ArrayNode excluded = tool.putArray("excluded_predefined_functions");
            undoable().forEach(excluded::add);
        }
    }

    /// The functions of the tool that nothing here carries out.
    private List<String> undoable() {
        return switch (this) {
            case BROWSER -> List.of("search", "go_forward");
            case DESKTOP, FUNCTIONS -> List.of();
        };
    }

    /// Whether that function must be offered besides it.
    boolean lacks(Offer.Function function) {
        return environment == null || Ending.isSaidBy(function);
    }
}

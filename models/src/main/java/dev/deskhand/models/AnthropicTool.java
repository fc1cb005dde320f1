package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.Ending;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.screen.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Anthropic's ways of using a computer, the newest first. A server that does not know one refuses it with
/// a 400.
enum AnthropicTool {
    /// The toolset: members are functions of their own.
    TOOLSET_2026("computer_toolset_20260801", null) {
        @Override
        void declare(ArrayNode tools, Size display) {
            ObjectNode toolset = tools.addObject().put("type", type());
            toolset.putObject("configs").putObject("zoom").put("enabled", false);
        }
    },
    TOOL_2025_11("computer_20251124", "computer-use-2025-11-24"),
    TOOL_2025_01("computer_20250124", "computer-use-2025-01-24"),
    /// No tool of the vendor's: the actions as plain functions.
    FUNCTIONS("", null) {
        @Override
        void declare(ArrayNode tools, Size display) {
            // All of them are offered as functions.
        }

        @Override
        boolean lacks(Offer.Function function) {
            return true;
        }
    };

    private final String type;
    private final @Nullable String beta;

    AnthropicTool(String type, @Nullable String beta) {
        this.type = type;
        this.beta = beta;
    }

    String type() {
        return type;
    }

    /// What the request's header must name for it; empty where nothing must.
    Optional<String> beta() {
        return Optional.ofNullable(beta);
    }

    /// Whether that function must be offered besides it.
    boolean lacks(Offer.Function function) {
        return Ending.isSaidBy(function);
    }

    /// Adds it to the tools of a request.
    ///
    /// @param display the size of the pictures, in whose pixels it names places
    void declare(ArrayNode tools, Size display) {
        tools.addObject()
                .put("type", type)
                .put("name", "computer")
                .put("display_width_px", display.width())
                .put("display_height_px", display.height());
    }
}

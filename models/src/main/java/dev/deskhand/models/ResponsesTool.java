package dev.deskhand.models;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.deskhand.agent.model.Ending;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.screen.Size;

/// OpenAI's ways of using a computer, the newest first. A server that does not know one refuses it with a 400.
enum ResponsesTool {
    COMPUTER {
        @Override
        void declare(ArrayNode tools, Size display) {
            tools.addObject().put("type", "computer");
        }
    },
    PREVIEW {
        @Override
        void declare(ArrayNode tools, Size display) {
            tools.addObject()
                    .put("type", "computer_use_preview")
                    .put("display_width", display.width())
                    .put("display_height", display.height())
                    .put("environment", "linux");
        }
    },
    /// No tool of the vendor's: the actions as plain functions.
    FUNCTIONS {
        @Override
        void declare(ArrayNode tools, Size display) {
            // All of them are offered as functions.
        }

        @Override
        boolean lacks(Offer.Function function) {
            return true;
        }
    };

    /// Adds it to the tools of a request.
    ///
    /// @param display the size of the pictures, in whose pixels it names places
    abstract void declare(ArrayNode tools, Size display);

    /// Whether that function must be offered besides it.
    boolean lacks(Offer.Function function) {
        return Ending.isSaidBy(function);
    }
}

package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.Display;
import java.util.List;
import java.util.Optional;

/// Which of the person's displays is worked. A guess is never made: with several displays one has to be named.
public sealed interface DisplayChoice {
    /// The one display there is.
    record Only() implements DisplayChoice {}

    /// The display at that place in [DesktopOperators#displays], counted from 1.
    record Numbered(int number) implements DisplayChoice {
        public Numbered {
            if (number < 1) {
                throw new IllegalArgumentException("displays are counted from 1");
            }
        }
    }

    /// The display that is meant, or nothing where there is none or several would do.
    default Optional<Display> among(List<Display> displays) {
        return switch (this) {
            case Only _ -> displays.size() == 1 ? Optional.of(displays.getFirst()) : Optional.empty();
            case Numbered(int number) ->
                number <= displays.size() ? Optional.of(displays.get(number - 1)) : Optional.empty();
        };
    }
}

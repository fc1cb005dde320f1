package dev.deskhand.agent.family;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.screen.CoordinateSpace;
import java.util.List;

/// How a kind of model is spoken to.
///
/// @param label what it is called
/// @param prompt what it is told at the start of a run
/// @param sight how it sees the screen and names places on it
/// @param speech how it is asked and answers
/// @param actions what its prompt teaches it to ask for
public record Family(Label label, Prompt prompt, Sight sight, Speech speech, ActionSpace actions) {
    /// What a family is called.
    ///
    /// @param id as on the command line, such as `ui-tars-1.5`
    /// @param name for people, such as `UI-TARS 1.5`
    /// @param models pieces of the names, in lower case, that models of the family go by
    public record Label(String id, String name, List<String> models) {
        public Label {
            models = List.copyOf(models);
        }
    }

    /// How a model sees the screen and names places on it.
    ///
    /// @param picture how it wants its pictures
    /// @param space the units it names places in
    /// @param picturesKept how many of the last pictures stay in a request
    public record Sight(PictureSpec picture, CoordinateSpace space, int picturesKept) {
        public Sight {
            if (picturesKept < 1) {
                throw new IllegalArgumentException("a model that is to act must see the last picture");
            }
        }
    }

    /// The family's id.
    public String id() {
        return label.id();
    }

    /// How it wants its pictures.
    public PictureSpec picture() {
        return sight.picture();
    }

    /// The units it names places in.
    public CoordinateSpace space() {
        return sight.space();
    }
}

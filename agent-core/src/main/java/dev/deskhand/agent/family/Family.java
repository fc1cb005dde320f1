package dev.deskhand.agent.family;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.screen.CoordinateSpace;

/// How a kind of model is spoken to.
///
/// @param id as on the command line, such as `ui-tars-1.5`
/// @param prompt what it is told at the start of a run
/// @param picture how it wants its pictures
/// @param space the units it names places in
/// @param actions what its prompt teaches it to ask for
/// @param picturesKept how many of the last pictures stay in a request
public record Family(
        String id, Prompt prompt, PictureSpec picture, CoordinateSpace space, ActionSpace actions, int picturesKept) {}

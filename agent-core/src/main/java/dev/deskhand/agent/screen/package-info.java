/// What was seen and where things are: frames, pictures, displays, every coordinate type and the one mapping between
/// them. Knows nothing of actions.
@NullMarked
package dev.deskhand.agent.screen;

import org.jspecify.annotations.NullMarked;

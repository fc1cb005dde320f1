/// What a model may want done, the keys it may name, and the binding of an action to the frame it was decided on.
@NullMarked
package dev.deskhand.agent.action;

import org.jspecify.annotations.NullMarked;

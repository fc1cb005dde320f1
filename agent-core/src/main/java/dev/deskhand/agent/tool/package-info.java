/// What a model is offered besides words, and in which way it is asked for what it wants done.
@NullMarked
package dev.deskhand.agent.tool;

import org.jspecify.annotations.NullMarked;

/// Everything that can go wrong across a port, as a closed set.
@NullMarked
package dev.deskhand.agent.failure;

import org.jspecify.annotations.NullMarked;

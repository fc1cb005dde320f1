/// The loop itself: look, think, read, check, act, and everything that may end it.
@NullMarked
package dev.deskhand.agent.run;

import org.jspecify.annotations.NullMarked;

/// Tries a model out before a run: whether it answers, sees, takes several pictures, calls functions, and in
/// which units it names places.
@NullMarked
package dev.deskhand.agent.trial;

import org.jspecify.annotations.NullMarked;

/// Tries out the model a person has set up, and puts right in its profile what can be.
@NullMarked
package dev.deskhand.app.trial;

import org.jspecify.annotations.NullMarked;

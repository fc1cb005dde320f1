/// What a run shows outside the window: each part shows the same state and sends commands to the one desk. None knows
/// the loop.
@NullMarked
package dev.deskhand.app.shell;

import org.jspecify.annotations.NullMarked;

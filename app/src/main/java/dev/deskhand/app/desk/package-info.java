/// Starting runs and steering them: one desk, to which the window, the bar, the tray and hotkeys all send their
/// commands. The only package of the window side that knows the loop; plain Java, no JavaFX.
@NullMarked
package dev.deskhand.app.desk;

import org.jspecify.annotations.NullMarked;

/// The operator of this computer: its displays are what a run sees, its pointer and keys are the hands.
///
/// [dev.deskhand.operators.desktop.DesktopOperators] is the way in. An operator's eyes and hands belong to the
/// run's thread; [dev.deskhand.operators.desktop.x11] speaks to the X server. Nothing here decides what to do:
/// that is the loop's, and what the model meant is the core's.
@NullMarked
package dev.deskhand.operators.desktop;

import org.jspecify.annotations.NullMarked;

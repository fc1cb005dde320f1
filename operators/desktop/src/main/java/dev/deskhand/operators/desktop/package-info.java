/// The operator of this computer: its displays are what a run sees, its pointer and keys are the hands.
@NullMarked
package dev.deskhand.operators.desktop;

import org.jspecify.annotations.NullMarked;

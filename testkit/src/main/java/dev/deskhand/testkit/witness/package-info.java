/// Witnesses of input: what really reached the X server and the windows, seen by programs that are not ours.
@NullMarked
package dev.deskhand.testkit.witness;

import org.jspecify.annotations.NullMarked;

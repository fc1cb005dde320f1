/// The window as a whole: opens it over the ports the composition root gives it, keeps it out of the picture while a
/// run works on its display, and remembers how the person left it.
@NullMarked
package dev.deskhand.app.window;

import org.jspecify.annotations.NullMarked;

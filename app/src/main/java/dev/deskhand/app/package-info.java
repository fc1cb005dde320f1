/// The product itself: reads the command line, puts the parts together and opens the window or runs the command.
@NullMarked
package dev.deskhand.app;

import org.jspecify.annotations.NullMarked;

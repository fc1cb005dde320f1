/// Puts the parts together: the one place that knows the operators, the models, the journal and the loop by name. Built
/// once by the program's start and handed to a command or to the window; no JavaFX.
@NullMarked
package dev.deskhand.app.workbench;

import org.jspecify.annotations.NullMarked;

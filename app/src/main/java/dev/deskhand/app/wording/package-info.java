/// How facts of a run are put into words: failures, endings, actions and what became of them. Knows the core's facts
/// and the bundle of texts; no window, no terminal.
@NullMarked
package dev.deskhand.app.wording;

import org.jspecify.annotations.NullMarked;

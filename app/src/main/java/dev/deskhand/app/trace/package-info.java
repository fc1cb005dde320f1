/// What may be written down of the program's own doings: a log of kinds and lengths, and a file for each defect. Never
/// a message of an exception or of another's code: it may hold what a person typed, a key, or what a server said.
@NullMarked
package dev.deskhand.app.trace;

import org.jspecify.annotations.NullMarked;

/// Keeps what happened: records runs in SQLite, stores their pictures, forgets them in time, and reports.
@NullMarked
package dev.deskhand.journal;

import org.jspecify.annotations.NullMarked;

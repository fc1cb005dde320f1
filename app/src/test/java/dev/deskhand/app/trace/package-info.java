@NullMarked
package dev.deskhand.app.trace;

import org.jspecify.annotations.NullMarked;

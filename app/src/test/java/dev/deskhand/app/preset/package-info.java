@NullMarked
package dev.deskhand.app.preset;

import org.jspecify.annotations.NullMarked;

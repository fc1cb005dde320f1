@NullMarked
package dev.deskhand.app.cli;

import org.jspecify.annotations.NullMarked;

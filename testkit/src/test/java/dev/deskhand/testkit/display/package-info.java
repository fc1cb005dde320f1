@NullMarked
package dev.deskhand.testkit.display;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.deskhand.testkit.witness;

import org.jspecify.annotations.NullMarked;

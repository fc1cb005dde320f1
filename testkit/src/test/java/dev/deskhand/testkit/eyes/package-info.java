@NullMarked
package dev.deskhand.testkit.eyes;

import org.jspecify.annotations.NullMarked;

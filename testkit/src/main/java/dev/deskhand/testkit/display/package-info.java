/// Private X displays for tests: a real server, real programs on it, its windows and its pixels.
@NullMarked
package dev.deskhand.testkit.display;

import org.jspecify.annotations.NullMarked;

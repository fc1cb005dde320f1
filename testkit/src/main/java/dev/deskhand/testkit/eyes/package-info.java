/// Eyes for the stand-in model: they find things in the picture it was sent, by its pixels alone, and say where in the
/// words of a model family.
@NullMarked
package dev.deskhand.testkit.eyes;

import org.jspecify.annotations.NullMarked;

/// The icons of the product as JavaFX shapes, generated from their drawings and without logic.
@NullMarked
package dev.deskhand.icons;

import org.jspecify.annotations.NullMarked;

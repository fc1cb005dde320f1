/// The icons, drawn once and shipped in every size that is asked for.
@NullMarked
package dev.deskhand.icons;

import org.jspecify.annotations.NullMarked;

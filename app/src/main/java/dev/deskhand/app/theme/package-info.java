/// The look: AtlantaFX's Primer themes with three layers of our own style sheets (scale, semantic, component). Every
/// colour is there; Java names style classes only.
@NullMarked
package dev.deskhand.app.theme;

import org.jspecify.annotations.NullMarked;

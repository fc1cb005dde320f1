/// What can be made of a frame: a smaller one, an encoded one, the tiles that changed, the text on it.
@NullMarked
package dev.deskhand.frames;

import org.jspecify.annotations.NullMarked;

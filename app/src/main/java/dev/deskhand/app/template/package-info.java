/// What the usual providers and servers of models are known to be like, to begin a profile from.
@NullMarked
package dev.deskhand.app.template;

import org.jspecify.annotations.NullMarked;

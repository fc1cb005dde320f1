/// The whole way, on real parts: a real screen, a real journal, a real HTTP server for the model.
@NullMarked
package dev.deskhand.app.whole;

import org.jspecify.annotations.NullMarked;

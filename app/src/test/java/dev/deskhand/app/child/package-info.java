/// The real program as a process of its own, as a shell would start it.
@NullMarked
package dev.deskhand.app.child;

import org.jspecify.annotations.NullMarked;

/// A scripted model and a paper operator: for tests, demonstrations and the gallery.
@NullMarked
package dev.deskhand.agent.rehearsal;

import org.jspecify.annotations.NullMarked;

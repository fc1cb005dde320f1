/// The facts of a run in the order they became true, their JSON form and the stream that carries them.
@NullMarked
package dev.deskhand.agent.event;

import org.jspecify.annotations.NullMarked;

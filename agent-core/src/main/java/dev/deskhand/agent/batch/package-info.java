/// Replies read outside of a run, from pipes: one JSON object a line in, one out.
@NullMarked
package dev.deskhand.agent.batch;

import org.jspecify.annotations.NullMarked;

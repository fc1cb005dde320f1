/// The port to a pair of eyes and hands, and what it answers.
@NullMarked
package dev.deskhand.agent.operator;

import org.jspecify.annotations.NullMarked;

/// How each kind of model is spoken to: prompt, picture rule, coordinate space, grammar.
@NullMarked
package dev.deskhand.agent.family;

import org.jspecify.annotations.NullMarked;

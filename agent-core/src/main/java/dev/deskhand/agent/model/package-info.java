/// The ports to a vision-language model and to the encoder that makes its pictures.
@NullMarked
package dev.deskhand.agent.model;

import org.jspecify.annotations.NullMarked;

/// What comes in from outside as an object, read with limits; each fault names its field.
@NullMarked
package dev.deskhand.agent.json;

import org.jspecify.annotations.NullMarked;

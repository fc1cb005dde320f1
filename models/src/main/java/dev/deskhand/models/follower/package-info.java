/// What works without a model: explicit steps are read from the instruction and followed. Nothing here
/// looks at a picture or at the network.
@NullMarked
package dev.deskhand.models.follower;

import org.jspecify.annotations.NullMarked;

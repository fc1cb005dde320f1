/// Tests of the follower: what it reads as a step, and how it follows through real runs on a screen of paper.
@NullMarked
package dev.deskhand.models.follower;

import org.jspecify.annotations.NullMarked;

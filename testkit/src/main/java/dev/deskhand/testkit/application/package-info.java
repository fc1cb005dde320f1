/// Real applications on a virtual display that tell afterwards what was done to them: by exit status, by file, by log.
@NullMarked
package dev.deskhand.testkit.application;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.deskhand.testkit.application;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.deskhand.testkit.model;

import org.jspecify.annotations.NullMarked;

/// Measurements of speed, by JMH for the parts and by whole processes for what a person feels.
@NullMarked
package dev.deskhand.benchmarks;

import org.jspecify.annotations.NullMarked;

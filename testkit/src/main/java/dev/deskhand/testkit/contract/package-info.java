/// What every operator and every vision model must do, as abstract tests: a module extends them and says how to open
/// its own.
@NullMarked
package dev.deskhand.testkit.contract;

import org.jspecify.annotations.NullMarked;

/// What tests of several modules share: contracts of the ports, virtual displays, a stand-in model, witnesses of input.
@NullMarked
package dev.deskhand.testkit;

import org.jspecify.annotations.NullMarked;

/// A stand-in for a vision-language model: a real HTTP server that speaks chat completions or a vendor's
/// own protocol to the letter, looks at the pictures it is sent and answers, or fails, as a test says.
@NullMarked
package dev.deskhand.testkit.model;

import org.jspecify.annotations.NullMarked;

/// The keyring of the person's session, spoken to over its bus.
@NullMarked
package dev.deskhand.app.keyring;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.deskhand.app.keyring;

import org.jspecify.annotations.NullMarked;

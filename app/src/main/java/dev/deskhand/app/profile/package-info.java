/// The model profile as it is typed in the window: draft, checks, and the form.
@NullMarked
package dev.deskhand.app.profile;

import org.jspecify.annotations.NullMarked;

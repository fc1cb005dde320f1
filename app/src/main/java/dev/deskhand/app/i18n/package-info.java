/// Every word the product says to a person, in each language it speaks: one bundle for the window and the command line.
@NullMarked
package dev.deskhand.app.i18n;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.deskhand.app.settings;

import org.jspecify.annotations.NullMarked;

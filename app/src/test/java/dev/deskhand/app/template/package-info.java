@NullMarked
package dev.deskhand.app.template;

import org.jspecify.annotations.NullMarked;

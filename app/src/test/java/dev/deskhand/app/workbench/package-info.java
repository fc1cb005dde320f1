@NullMarked
package dev.deskhand.app.workbench;

import org.jspecify.annotations.NullMarked;

/// JavaFX's own thread, pulse and platform: the only package that names `javafx.application.Platform`.
@NullMarked
package dev.deskhand.app.fx;

import org.jspecify.annotations.NullMarked;

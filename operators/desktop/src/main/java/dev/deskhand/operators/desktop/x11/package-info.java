/// X11 as this module uses it: pixels of the screen, pointer and keys through XTEST, raw input of every device.
///
/// Plain classes over JNA; nothing here knows a model, a frame or a run. All coordinates are physical pixels of
/// the root window. [dev.deskhand.operators.desktop.x11.X11Desktop] is the way in: it owns every connection. A
/// lost server, a missing library or an error the server answers with is an
/// [dev.deskhand.operators.desktop.x11.X11Exception] and does not end the JVM. The one exception: libX11 before 1.7
/// (2020) ends the process when a server is lost, whatever its handlers do.
@NullMarked
package dev.deskhand.operators.desktop.x11;

import org.jspecify.annotations.NullMarked;

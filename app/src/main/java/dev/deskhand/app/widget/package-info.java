/// Small nodes every view is built of: icons, buttons with their names and shortcuts. They know no feature.
@NullMarked
package dev.deskhand.app.widget;

import org.jspecify.annotations.NullMarked;

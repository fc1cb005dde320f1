/// What the person has set, and where it lies: settings, model profiles, keys. Everything read is checked field by
/// field; everything written is written aside and renamed.
@NullMarked
package dev.deskhand.app.settings;

import org.jspecify.annotations.NullMarked;

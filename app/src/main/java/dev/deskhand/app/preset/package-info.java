/// Presets: model profiles that travel as YAML files, read from a file or an address, shown as what they would change,
/// and kept only when the person has agreed.
@NullMarked
package dev.deskhand.app.preset;

import org.jspecify.annotations.NullMarked;

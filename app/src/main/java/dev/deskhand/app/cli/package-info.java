/// The command line: what may be said, how it is read, and the commands. Every option is defined once and means the
/// same everywhere. stdout carries results only, stderr everything else.
@NullMarked
package dev.deskhand.app.cli;

import org.jspecify.annotations.NullMarked;

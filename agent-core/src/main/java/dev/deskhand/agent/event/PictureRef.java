package dev.deskhand.agent.event;

import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;

/// Where a picture lies and what it is; events hold this, never the bytes.
///
/// @param file its path relative to the folder the recorder keeps pictures in
/// @param bytes the length of the file
public record PictureRef(String file, Size size, Picture.Format format, long bytes) {}

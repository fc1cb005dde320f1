package dev.deskhand.testkit.model;

import java.awt.image.BufferedImage;

/// A part of a message as the stand-in understood it.
public sealed interface SeenPart {
    record Text(String text) implements SeenPart {}

    /// A picture, decoded from the bytes that came.
    ///
    /// @param mediaType as its data URL names it, and as its bytes are
    /// @param bytes how many bytes it was encoded in
    record Picture(BufferedImage image, String mediaType, int bytes) implements SeenPart {}
}

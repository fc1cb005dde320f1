package dev.deskhand.testkit.model;

import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/// A part of a message as the stand-in understood it.
public sealed interface SeenPart {
    record Text(String text) implements SeenPart {}

    /// A picture, kept as it came: decoded, those of a long run would fill the memory. Immutable.
    final class Picture implements SeenPart {
        private final byte[] encoded;
        private final String mediaType;
        private final Size size;

        /// A picture from bytes that are known to hold one.
        ///
        /// @param mediaType as its sender names it, and as its bytes are
        Picture(byte[] encoded, String mediaType, Size size) {
            this.encoded = encoded;
            this.mediaType = mediaType;
            this.size = size;
        }

        Size size() {
            return size;
        }

        public String mediaType() {
            return mediaType;
        }

        /// How many bytes it was encoded in.
        public int bytes() {
            return encoded.length;
        }

        /// Decodes it, each time anew.
        public BufferedImage image() {
            try {
                return ImageIO.read(new ByteArrayInputStream(encoded));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

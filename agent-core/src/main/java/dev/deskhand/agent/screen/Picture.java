package dev.deskhand.agent.screen;

/// A frame as it was sent to a model: the encoded bytes and the size they decode to. Immutable by agreement: nobody
/// writes to the bytes.
public final class Picture {
    /// How a picture is encoded.
    public enum Format {
        JPEG("image/jpeg", "jpg"),
        PNG("image/png", "png");

        private final String mediaType;
        private final String extension;

        Format(String mediaType, String extension) {
            this.mediaType = mediaType;
            this.extension = extension;
        }

        public String mediaType() {
            return mediaType;
        }

        public String extension() {
            return extension;
        }
    }

    private final FrameId frame;
    private final Size size;
    private final Format format;
    private final byte[] bytes;

    public Picture(FrameId frame, Size size, Format format, byte[] bytes) {
        this.frame = frame;
        this.size = size;
        this.format = format;
        this.bytes = bytes;
    }

    public FrameId frame() {
        return frame;
    }

    public Size size() {
        return size;
    }

    public Format format() {
        return format;
    }

    /// The bytes themselves, not a copy. Readers must not write.
    public byte[] bytes() {
        return bytes;
    }
}

package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.jspecify.annotations.Nullable;

/// Text from outside: UTF-8 whatever the locale, checked, and no more of it than is allowed.
final class Lines {
    private final InputStream in;
    private final int longest;

    /// Reads from there.
    ///
    /// @param longest how many bytes a line, or the whole, may have
    Lines(InputStream in, int longest) {
        this.in = new BufferedInputStream(in);
        this.longest = longest;
    }

    /// What is wrong with a text before anybody has looked at what it says.
    enum Flaw {
        TOO_LONG,
        NOT_UTF8
    }

    /// A text or what is wrong with it.
    ///
    /// @param flaw null where the text can be used
    record Line(String text, @Nullable Flaw flaw) {}

    /// The next line without its newline; null at the end.
    @Nullable
    Line next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int each = in.read();
        if (each < 0) {
            return null;
        }
        long length = 0;
        while (each >= 0 && each != '\n') {
            if (length++ < longest) {
                bytes.write(each);
            }
            each = in.read();
        }
        return length > longest ? new Line("", Flaw.TOO_LONG) : decode(bytes.toByteArray());
    }

    /// All that is left.
    Line rest() throws IOException {
        byte[] bytes = in.readNBytes(longest);
        return in.read() >= 0 ? new Line("", Flaw.TOO_LONG) : decode(bytes);
    }

    private static Line decode(byte[] bytes) {
        try {
            return new Line(UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString(), null);
        } catch (CharacterCodingException e) {
            return new Line("", Flaw.NOT_UTF8);
        }
    }
}

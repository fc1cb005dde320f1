package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/// A terminal whose streams a test holds.
final class Spoken {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Terminal terminal;

    Spoken(byte[] stdin) {
        this(new ByteArrayInputStream(stdin));
    }

    Spoken(InputStream stdin) {
        terminal = new Terminal(stdin, new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
    }

    private Spoken(OutputStream stdout) {
        terminal = new Terminal(
                InputStream.nullInputStream(), new PrintStream(stdout, true, UTF_8), new PrintStream(err, true, UTF_8));
    }

    /// One whose stdout takes nothing, as on a full disk.
    static Spoken intoNothing() {
        return new Spoken(new OutputStream() {
            @Override
            public void write(int each) throws IOException {
                throw new IOException("full");
            }
        });
    }

    static Spoken withoutInput() {
        return new Spoken(new byte[0]);
    }

    Terminal terminal() {
        return terminal;
    }

    String out() {
        return out.toString(UTF_8);
    }

    String err() {
        return err.toString(UTF_8);
    }
}

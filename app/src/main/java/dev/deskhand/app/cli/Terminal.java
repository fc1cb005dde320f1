package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;

/// What a command reads and where it writes.
///
/// @param out results only
/// @param err everything else
public record Terminal(InputStream in, PrintStream out, PrintStream err) {
    /// The streams of this process, in UTF-8 whatever the locale.
    public static Terminal ofThisProcess() {
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8));
    }

    /// Prints one line of a result in a single write, so that it is never torn by what others print.
    void result(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /// Tells the person something.
    void tell(String line) {
        err.print(line + "\n");
        err.flush();
    }
}

package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;

/// What a command reads and where it writes. Everything that is printed passes here, and much of it is a model's or a
/// page's: what could command the terminal or turn the text around is replaced, or escaped where the line is JSON.
public final class Terminal {
    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;

    /// Reads and writes there, in UTF-8.
    ///
    /// @param out results only
    /// @param err everything else
    public Terminal(InputStream in, PrintStream out, PrintStream err) {
        this.in = in;
        this.out = out;
        this.err = err;
    }

    /// The streams of this process, in UTF-8 whatever the locale.
    public static Terminal ofThisProcess() {
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8));
    }

    /// What is read.
    InputStream in() {
        return in;
    }

    /// Prints a result for a person, in a single write, so that it is never torn by what others print.
    void result(String text) {
        print(out, Harmless.text(text));
    }

    /// Prints a line of JSON, as exact as it is.
    void json(String line) {
        print(out, Harmless.json(line));
    }

    /// Tells the person something.
    public void tell(String text) {
        print(err, Harmless.text(text));
    }

    /// Whether nobody reads the results any more.
    boolean isDeserted() {
        return out.checkError();
    }

    private static void print(PrintStream stream, String text) {
        stream.print(text + "\n");
        stream.flush();
    }
}

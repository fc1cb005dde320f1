package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The arguments as they were typed. Java decodes them as the locale says, and in the plain C locale every character
/// beyond ASCII is lost; Linux still has the bytes.
public final class TypedWords {
    private final Path commandLine;
    private final Charset decodedAs;

    TypedWords(Path commandLine, Charset decodedAs) {
        this.commandLine = commandLine;
        this.decodedAs = decodedAs;
    }

    /// Those of this process.
    public static TypedWords ofThisProcess() {
        String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
        Charset charset = Charset.isSupported(encoding) ? Charset.forName(encoding) : Charset.defaultCharset();
        return new TypedWords(Path.of("/proc/self/cmdline"), charset);
    }

    /// The words, in UTF-8.
    ///
    /// @param arguments what Java made of them
    public List<String> of(String[] arguments) {
        if (decodedAs.equals(UTF_8) || arguments.length == 0 || !Files.isReadable(commandLine)) {
            return List.of(arguments);
        }
        try {
            // Each word ends in a zero, so the last piece is what follows the last word: nothing.
            String[] words = new String(Files.readAllBytes(commandLine), UTF_8).split("\0", -1);
            int end = words.length - 1;
            return end < arguments.length ? List.of(arguments) : List.of(words).subList(end - arguments.length, end);
        } catch (IOException e) {
            return List.of(arguments);
        }
    }
}

package dev.deskhand.benchmarks;

import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads the same reply by turns with our reader and with the npm package `@ui-tars/action-parser`, each in a process
/// that is warm, and prints both times and their ratio. What the machine does meanwhile slows both.
final class ParserComparison {
    private static final int ROUNDS = 5;
    private static final long SECOND = 1_000_000_000L;
    private static final int BATCH = 1000;
    private static final double MICROSECOND = 1000;
    private static final Size SENT = new Size(1920, 1080);

    private final TextReplyReader reader = new TextReplyReader();
    private long actions;

    private ParserComparison() {}

    /// @param arguments the script that measures the package, the folder the package was installed into
    static void main(String[] arguments) throws IOException, InterruptedException {
        new ParserComparison().run(Path.of(arguments[0]), Path.of(arguments[1]));
    }

    private void run(Path script, Path folder) throws IOException, InterruptedException {
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        ours();
        for (int round = 0; round < ROUNDS; round++) {
            ours.add(ours());
            theirs.add(theirs(script, folder));
        }
        double here = median(ours);
        double there = median(theirs);
        System.out.printf(
                Locale.ROOT,
                "us per reply, median of %d rounds: deskhand %.2f, @ui-tars/action-parser %.2f, ratio %.1f%n",
                ROUNDS,
                here / MICROSECOND,
                there / MICROSECOND,
                there / here);
    }

    /// Nanoseconds per reply, the mean over a second.
    private double ours() {
        long begun = System.nanoTime();
        long replies = 0;
        while (System.nanoTime() - begun < SECOND) {
            for (int at = 0; at < BATCH; at++) {
                Reply reply = reader.read(ReplyBenchmark.TYPICAL, CoordinateSpace.Grid.THOUSANDTHS, SENT);
                actions += reply.actions().size(); // so that nothing is left out as of no use
            }
            replies += BATCH;
        }
        if (actions == 0) {
            throw new IllegalStateException("it does not read the reply");
        }
        return (double) (System.nanoTime() - begun) / replies;
    }

    private static double theirs(Path script, Path folder) throws IOException, InterruptedException {
        Process node = new ProcessBuilder("node", script.toString(), folder.toString(), ReplyBenchmark.TYPICAL)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (node.waitFor() != 0) {
            throw new IOException("the npm package could not be measured");
        }
        return Double.parseDouble(printed.strip());
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}

package dev.deskhand.benchmarks;

import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// How long it takes to read a reply: one as models write them, and a megabyte of what is written to make a
/// reader slow, which must stay under a tenth of a second.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReplyBenchmark {
    private static final int LENGTH = 1 << 20;
    private static final Size SENT = new Size(1920, 1080);

    static final String TYPICAL = "Thought: The settings page is open. Next I choose the second tab, because the"
            + " option for the language is there.\nAction: click(start_box='<|box_start|>(412,87)<|box_end|>')";

    private final TextReplyReader reader = new TextReplyReader();

    /// A reply of the UI-TARS line.
    @Benchmark
    public Reply typical() {
        return reader.read(TYPICAL, CoordinateSpace.Grid.THOUSANDTHS, SENT);
    }

    /// A megabyte in which nothing is what it seems.
    @Benchmark
    public Reply hostile(Megabyte megabyte) {
        return reader.read(megabyte.text, CoordinateSpace.Grid.THOUSANDTHS, SENT);
    }

    /// A megabyte of one thing.
    @State(Scope.Benchmark)
    public static class Megabyte {
        /// Quotes that close nothing, keywords, objects, tags, brackets.
        @Param({"'a ", "a Action: ", "{\"a\":1}\n", "</a>", "[["})
        public String piece = "";

        private String text = "";

        /// Writes it.
        @Setup
        public void fill() {
            text = "Thought: " + piece.repeat(LENGTH / piece.length());
        }
    }
}

package dev.deskhand.benchmarks;

import java.util.List;
import java.util.stream.IntStream;

/// The agent's own time per step: from the last bytes of a reply to the arrival of the next request. The real loop,
/// operator, encoder, journal and model client click about on a still 1920x1080 screen, and a model on this machine
/// answers at once. Not JMH: one long run is what is to be measured, in a JVM as the product has it.
public final class StepBenchmark {
    private static final int WARM_UP = 30;
    private static final int FEWEST = 100;
    private static final int USUAL = 150;

    private StepBenchmark() {}

    /// Takes the number of steps to measure, from 100 on.
    public static void main(String[] arguments) throws Exception {
        int steps = arguments.length == 0 ? USUAL : number(arguments[0]);
        if (steps < FEWEST || arguments.length > 1) {
            System.err.println("Give the number of steps to measure, " + FEWEST + " or more: fewer say nothing.");
            System.exit(2);
        }
        Stopwatch stopwatch = new Stopwatch();
        try (StillScreen screen = new StillScreen();
                InstantModel model = new InstantModel()) {
            // One turn more than there are stretches between two.
            new StepRun(screen.display(), model.baseUrl(), stopwatch).take(WARM_UP + steps + 1);
            List<StepTimes> times = IntStream.range(WARM_UP, WARM_UP + steps)
                    .mapToObj(step -> StepTimes.between(stopwatch, model.turns(), step))
                    .toList();
            System.out.printf(
                    "%d steps after %d to warm up, %s, pictures of about %d KiB%n%n%s",
                    steps,
                    WARM_UP,
                    screen.display().size(),
                    stopwatch.pictureBytes() / 1024,
                    new StepTable(times, stopwatch.pictures()));
        }
    }

    /// What was given as a number; -1 where it is none.
    private static int number(String argument) {
        return argument.matches("[0-9]{1,6}") ? Integer.parseInt(argument) : -1;
    }
}

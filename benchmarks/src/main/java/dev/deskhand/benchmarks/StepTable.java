package dev.deskhand.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Medians and 90th percentiles of the stages, and each one's share of the mean step.
record StepTable(List<StepTimes> steps, List<Span> pictures) {
    StepTable {
        steps = List.copyOf(steps);
        pictures = List.copyOf(pictures);
    }

    @Override
    public String toString() {
        String head = "%-48s %8s %8s %7s%n".formatted("ms per step", "median", "p90", "share");
        Stream<String> stages = Stream.of(Stage.values()).map(stage -> row(stage.title(), step -> step.of(stage)));
        return head
                + stages.collect(Collectors.joining())
                + row("own time", StepTimes::total)
                + "\n"
                + line(
                        "a picture, made while the screen is watched",
                        pictures.stream().mapToLong(Span::nanos),
                        "");
    }

    private String row(String title, ToLongFunction<StepTimes> part) {
        double all = steps.stream().mapToLong(StepTimes::total).sum();
        double some = steps.stream().mapToLong(part).sum();
        return line(title, steps.stream().mapToLong(part), "%.1f %%".formatted(100 * some / all));
    }

    private static String line(String title, LongStream nanos, String share) {
        long[] sorted = nanos.sorted().toArray();
        return String.format(
                Locale.ROOT, "%-48s %8.1f %8.1f %7s%n", title, millis(sorted, 0.5), millis(sorted, 0.9), share);
    }

    private static double millis(long[] sorted, double quantile) {
        return sorted[(int) Math.round(quantile * (sorted.length - 1))] / 1e6;
    }
}

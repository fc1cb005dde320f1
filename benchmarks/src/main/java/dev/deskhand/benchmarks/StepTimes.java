package dev.deskhand.benchmarks;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The own time of one step, in nanoseconds, stage by stage.
record StepTimes(Map<Stage, Long> stages) {
    /// The watch for a first change: law 11. On a still screen it is waited out.
    private static final long WATCH = Duration.ofMillis(150).toNanos();

    StepTimes {
        stages = Map.copyOf(stages);
    }

    long total() {
        return stages.values().stream().mapToLong(Long::longValue).sum();
    }

    long of(Stage stage) {
        return stages.getOrDefault(stage, 0L);
    }

    /// The time between a reply and the request after it, counted from 0.
    static StepTimes between(Stopwatch watch, List<InstantModel.Turn> turns, int index) {
        long replied = turns.get(index).answered();
        Span action = watch.actions().get(index);
        Span look = watch.looks().get(index + 1);
        long asked = watch.turns().get(index + 1);
        long pictured = Math.max(look.end(), lastPictureBefore(watch.pictures(), asked));
        long watched = Math.min(look.end(), action.end() + WATCH);
        Map<Stage, Long> stages = new EnumMap<>(Stage.class);
        stages.put(Stage.READ, action.start() - replied);
        stages.put(Stage.ACT, action.nanos());
        stages.put(Stage.SETTLE, watched - action.end());
        stages.put(Stage.LOOK, look.end() - watched);
        stages.put(Stage.ENCODE, pictured - look.end());
        stages.put(Stage.RECORD, asked - pictured);
        stages.put(Stage.SEND, turns.get(index + 1).arrived() - asked);
        return new StepTimes(stages);
    }

    private static long lastPictureBefore(List<Span> pictures, long asked) {
        return pictures.stream()
                .mapToLong(Span::end)
                .filter(end -> end <= asked)
                .max()
                .orElseThrow();
    }
}

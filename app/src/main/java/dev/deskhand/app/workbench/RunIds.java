package dev.deskhand.app.workbench;

import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.random.RandomGenerator;

/// Names runs so that they sort by time and no two are the same.
final class RunIds {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final InstantSource clock;
    private final RandomGenerator random;

    RunIds(InstantSource clock, RandomGenerator random) {
        this.clock = clock;
        this.random = random;
    }

    String next() {
        return TIME.format(clock.instant()) + "-%08x".formatted(random.nextInt());
    }
}

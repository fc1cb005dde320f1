package dev.deskhand.agent.run;

import java.util.ArrayList;
import java.util.List;

/// What is handed in as a defect on the thread this is made on, until it is closed there.
final class ReportedDefects implements AutoCloseable {
    private final List<Throwable> all = new ArrayList<>();

    ReportedDefects() {
        Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> all.add(fault));
    }

    List<Throwable> all() {
        return List.copyOf(all);
    }

    @Override
    public void close() {
        Thread.currentThread().setUncaughtExceptionHandler(null);
    }
}

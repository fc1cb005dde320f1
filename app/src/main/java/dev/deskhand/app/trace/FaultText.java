package dev.deskhand.app.trace;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// An exception as it may be written down: classes and places, no messages.
final class FaultText {
    private static final int MOST_FRAMES = 200;

    private FaultText() {}

    static String of(Throwable fault) {
        StringBuilder text = new StringBuilder();
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        String lead = "";
        for (@Nullable Throwable each = fault; each != null && seen.add(each); each = each.getCause()) {
            text.append(lead).append(each.getClass().getName()).append('\n');
            StackTraceElement[] frames = each.getStackTrace();
            for (int at = 0; at < Math.min(frames.length, MOST_FRAMES); at++) {
                text.append("    at ").append(frames[at]).append('\n');
            }
            lead = "caused by ";
        }
        return text.toString();
    }
}

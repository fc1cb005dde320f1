package dev.deskhand.operators.desktop.x11;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The keys that stop a run: Control, Alt, Shift and Escape together, in any order, left or right (ADR-0011).
///
/// No common desktop uses them: Ctrl+Alt+Escape kills a window in some, Ctrl+Shift+Escape opens a task list in
/// others, all four together are free. They lie under one hand at the left edge of the keyboard, and nobody types
/// them by accident. For the same reason they are no action: pressing them is refused.
///
/// @param parts for each part of the chord the keycodes that count as it
record StopChord(List<Set<Integer>> parts) {
    private static final List<List<Long>> SYMBOLS = List.of(
            List.of(Keysyms.CONTROL_LEFT, Keysyms.CONTROL_RIGHT),
            List.of(Keysyms.ALT_LEFT, Keysyms.ALT_RIGHT),
            List.of(Keysyms.SHIFT_LEFT, Keysyms.SHIFT_RIGHT),
            List.of(Keysyms.ESCAPE));

    StopChord {
        parts = List.copyOf(parts);
    }

    static StopChord on(Layout layout) {
        List<Set<Integer>> parts = new ArrayList<>();
        for (List<Long> symbols : SYMBOLS) {
            Set<Integer> keycodes = new TreeSet<>();
            symbols.forEach(symbol -> keycodes.addAll(layout.keycodes(symbol)));
            parts.add(keycodes);
        }
        return new StopChord(parts);
    }

    boolean isCompletedBy(Set<Integer> down) {
        return parts.stream().allMatch(part -> part.stream().anyMatch(down::contains));
    }
}

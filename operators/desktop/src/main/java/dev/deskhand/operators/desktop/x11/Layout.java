package dev.deskhand.operators.desktop.x11;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The keyboard at one moment: which stroke gives which symbol, and which keycodes give none. Immutable.
///
/// @param current strokes by keysym, in the layout that is in use
/// @param elsewhere strokes by keysym in the person's other layouts; right for shortcuts, wrong for text
/// @param engraved the keycodes that give a keysym without any modifier, in whichever layout
/// @param spare keycodes without any symbol
record Layout(
        Map<Long, Stroke> current, Map<Long, Stroke> elsewhere, Map<Long, Set<Integer>> engraved, List<Integer> spare) {
    Layout {
        current = Map.copyOf(current);
        elsewhere = Map.copyOf(elsewhere);
        engraved = Map.copyOf(engraved);
        spare = List.copyOf(spare);
    }

    /// How the character is typed as text.
    Optional<Stroke> forCharacter(int codePoint) {
        return Optional.ofNullable(current.get(Keysyms.ofCharacter(codePoint)));
    }

    /// How the first of these symbols that there is a key for is struck as part of a shortcut.
    Optional<Stroke> forSymbols(List<Long> keysyms) {
        return strokeIn(current, keysyms).or(() -> strokeIn(elsewhere, keysyms));
    }

    /// Every key on which the symbol is engraved; a keyboard has two of some.
    Set<Integer> keycodes(long keysym) {
        return engraved.getOrDefault(keysym, Set.of());
    }

    private static Optional<Stroke> strokeIn(Map<Long, Stroke> strokes, List<Long> keysyms) {
        return keysyms.stream().filter(strokes::containsKey).findFirst().map(strokes::get);
    }
}

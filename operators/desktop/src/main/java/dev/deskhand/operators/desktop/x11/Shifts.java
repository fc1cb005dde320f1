package dev.deskhand.operators.desktop.x11;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// The modifier keys that choose a key's level while they are held (Shift, AltGr, the fifth level's), in every
/// combination.
///
/// @param combinations the fewest keys first
record Shifts(List<Combination> combinations) {
    private static final List<Long> SYMBOLS = List.of(Keysyms.SHIFT_LEFT, Keysyms.LEVEL_3_SHIFT, Keysyms.LEVEL_5_SHIFT);

    /// @param mask the real modifiers that are in force while these keys are down
    record Combination(int mask, List<Integer> keycodes) {}

    Shifts {
        combinations = List.copyOf(combinations);
    }

    /// @param modifiers for each keycode the mask of real modifiers it sets
    static Shifts among(Map<Integer, KeySymbols> keys, byte[] modifiers) {
        List<Combination> all = new ArrayList<>();
        all.add(new Combination(0, List.of()));
        for (long symbol : SYMBOLS) {
            keys.entrySet().stream()
                    .filter(key ->
                            modifiers[key.getKey()] != 0 && key.getValue().groups() > 0)
                    .filter(key -> key.getValue().symbol(0, 0) == symbol)
                    .mapToInt(Map.Entry::getKey)
                    .findFirst()
                    .ifPresent(keycode -> extend(all, Byte.toUnsignedInt(modifiers[keycode]), keycode));
        }
        all.sort(Comparator.comparingInt(combination -> combination.keycodes().size()));
        return new Shifts(all);
    }

    private static void extend(List<Combination> all, int mask, int keycode) {
        for (Combination shorter : List.copyOf(all)) {
            List<Integer> keycodes = new ArrayList<>(shorter.keycodes);
            keycodes.add(keycode);
            all.add(new Combination(shorter.mask | mask, List.copyOf(keycodes)));
        }
    }
}

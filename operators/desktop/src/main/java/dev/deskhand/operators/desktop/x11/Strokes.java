package dev.deskhand.operators.desktop.x11;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/// Works out, key by key, how each symbol is struck. Where several strokes give it, the one with the fewest
/// modifiers wins.
///
/// Caps Lock is left out of the account: text is typed while it is lifted, and a shortcut is meant without it.
final class Strokes {
    private final List<KeyType> types;
    private final Shifts shifts;
    private final KeyboardState state;
    private final Map<Long, Stroke> current = new HashMap<>();
    private final Map<Long, Stroke> elsewhere = new HashMap<>();
    private final Map<Long, Set<Integer>> engraved = new HashMap<>();

    Strokes(List<KeyType> types, Shifts shifts, KeyboardState state) {
        this.types = types;
        this.shifts = shifts;
        this.state = state;
    }

    Map<Long, Stroke> current() {
        return current;
    }

    Map<Long, Stroke> elsewhere() {
        return elsewhere;
    }

    Map<Long, Set<Integer>> engraved() {
        return engraved;
    }

    void add(int keycode, KeySymbols symbols) {
        if (symbols.groups() == 0) {
            return;
        }
        int inUse = symbols.effective(state.group());
        for (int group = 0; group < symbols.groups(); group++) {
            addGroup(keycode, symbols, group, group == inUse ? current : elsewhere);
            engraved.computeIfAbsent(symbols.symbol(group, 0), _ -> new TreeSet<>())
                    .add(keycode);
        }
    }

    private void addGroup(int keycode, KeySymbols symbols, int group, Map<Long, Stroke> strokes) {
        KeyType type = types.get(symbols.type(group));
        for (int level = 0; level < symbols.width(); level++) {
            long symbol = symbols.symbol(group, level);
            if (symbol != Keysyms.NONE) {
                reach(keycode, type, level).ifPresent(stroke -> keepBetter(strokes, canonical(symbol), stroke));
            }
        }
    }

    private Optional<Stroke> reach(int keycode, KeyType type, int level) {
        int lockedForGood = state.locked() & ~KeyboardState.LOCK;
        return shifts.combinations().stream()
                .filter(held -> type.level(held.mask() | lockedForGood) == level)
                .findFirst()
                .map(held -> new Stroke(keycode, held.keycodes()));
    }

    private static void keepBetter(Map<Long, Stroke> strokes, long symbol, Stroke stroke) {
        strokes.merge(
                symbol,
                stroke,
                (had, other) -> other.modifiers().size() < had.modifiers().size() ? other : had);
    }

    /// One keysym for each character: some layouts say 0x10000e4 where others say 0xe4.
    private static long canonical(long symbol) {
        OptionalInt character = Keysyms.characterOf(symbol);
        return character.isPresent() ? Keysyms.ofCharacter(character.getAsInt()) : symbol;
    }
}

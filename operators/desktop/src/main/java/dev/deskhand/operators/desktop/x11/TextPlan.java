package dev.deskhand.operators.desktop.x11;

import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// How a text is typed: in batches, each with the symbols it lends to spare keycodes and its strokes in order.
///
/// Characters of the person's layout are struck on their own keys. All others take a spare keycode each; when
/// those run out the next batch begins. Applications look symbols up late, so a keycode must not change its
/// symbol within a batch.
record TextPlan(List<Batch> batches) {

    /// @param lent keysyms by the keycode that is to give them
    /// @param strokes one for each character
    record Batch(Map<Integer, Long> lent, List<Stroke> strokes) {
        Batch {
            lent = Map.copyOf(lent);
            strokes = List.copyOf(strokes);
        }
    }

    TextPlan {
        batches = List.copyOf(batches);
    }

    /// Plans all of it before anything is typed.
    ///
    /// @throws X11Exception NO_KEY, when a character can be typed in no way
    static TextPlan of(String text, Layout layout) throws X11Exception {
        if (untypable(text, layout).isPresent()) {
            throw new X11Exception(Reason.NO_KEY, "no key types a character of the text");
        }
        Maker maker = new Maker(layout);
        characters(text).forEach(maker::add);
        maker.endBatch();
        return new TextPlan(maker.batches);
    }

    /// The first character that can be typed in no way.
    static OptionalInt untypable(String text, Layout layout) {
        return characters(text)
                .filter(codePoint -> strokeOnLayout(codePoint, layout).isEmpty())
                .filter(codePoint ->
                        Character.isISOControl(codePoint) || layout.spare().isEmpty())
                .findFirst();
    }

    /// A line's end is one stroke, however it is written.
    private static IntStream characters(String text) {
        return text.replace("\r\n", "\n").codePoints();
    }

    private static Optional<Stroke> strokeOnLayout(int codePoint, Layout layout) {
        return switch (codePoint) {
            case '\n', '\r' -> layout.forSymbols(List.of(Keysyms.RETURN));
            case '\t' -> layout.forSymbols(List.of(Keysyms.TAB));
            default -> layout.forCharacter(codePoint);
        };
    }

    /// One for each code point.
    long strokes() {
        return batches.stream().mapToLong(batch -> batch.strokes.size()).sum();
    }

    /// Every keycode that is given a symbol at some time.
    Set<Integer> keycodes() {
        Set<Integer> all = new TreeSet<>();
        batches.forEach(batch -> all.addAll(batch.lent.keySet()));
        return all;
    }

    private static final class Maker {
        private final Layout layout;
        private final List<Batch> batches = new ArrayList<>();
        private final Map<Long, Integer> lent = new HashMap<>();
        private final List<Stroke> strokes = new ArrayList<>();

        Maker(Layout layout) {
            this.layout = layout;
        }

        void add(int codePoint) {
            strokes.add(strokeOnLayout(codePoint, layout).orElseGet(() -> Stroke.plain(borrow(codePoint))));
        }

        private int borrow(int codePoint) {
            long symbol = Keysyms.ofCharacter(codePoint);
            if (!lent.containsKey(symbol) && lent.size() == layout.spare().size()) {
                endBatch();
            }
            return lent.computeIfAbsent(symbol, _ -> layout.spare().get(lent.size()));
        }

        void endBatch() {
            Map<Integer, Long> symbols = new HashMap<>();
            lent.forEach((symbol, keycode) -> symbols.put(keycode, symbol));
            if (!strokes.isEmpty()) {
                batches.add(new Batch(symbols, strokes));
            }
            lent.clear();
            strokes.clear();
        }
    }
}

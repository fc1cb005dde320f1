package dev.deskhand.agent.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Keys that belong together, as the model named them: lower case, in its order. Whether such keys exist is
/// found out when the action is bound to a frame, so that a model is told of a name nobody knows.
public record KeyChord(List<String> names) {
    public KeyChord {
        if (names.isEmpty()) {
            throw new IllegalArgumentException("a chord needs a key");
        }
        names = List.copyOf(names);
    }

    /// Reads `ctrl c`, `ctrl+c`, `ctrl-c`, `ctrl, c`, `ctrl + c`, `ctrl +` (the plus key), `page down`, and
    /// a blank or a line break for the key that types it.
    ///
    /// @throws IllegalArgumentException where there is no key in the text
    public static KeyChord parse(String text) {
        if (text.isBlank() && !text.isEmpty()) {
            return new KeyChord(List.of(text.contains("\n") ? "enter" : text.contains("\t") ? "tab" : "space"));
        }
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
        List<String> names = new ArrayList<>();
        for (int at = 0; at < words.length; at++) {
            boolean last = at == words.length - 1;
            if (!words[at].equals("+")) {
                addParts(words[at], last, names);
            } else if (last) {
                names.add("+");
            }
        }
        names.removeIf(String::isEmpty);
        return new KeyChord(joinPairs(names));
    }

    private static void addParts(String word, boolean last, List<String> names) {
        for (String part : word.split("\\+", -1)) {
            addHyphened(part.length() > 1 && part.endsWith(",") ? part.substring(0, part.length() - 1) : part, names);
        }
        if (last && word.endsWith("++")) {
            names.add("+");
        }
    }

    /// `ctrl-c` is two keys, `page-up` is one.
    private static void addHyphened(String part, List<String> names) {
        List<String> keys = List.of(part.split("-", -1));
        boolean isChord = keys.size() > 1
                && Key.named(part).isEmpty()
                && keys.stream().allMatch(key -> Key.named(key).isPresent());
        names.addAll(isChord ? keys : List.of(part));
    }

    /// Two words that name a key together but not each for itself, such as `page` and `down`, are one name.
    private static List<String> joinPairs(List<String> words) {
        List<String> names = new ArrayList<>();
        for (int at = 0; at < words.size(); at++) {
            String pair = at + 1 < words.size() ? words.get(at) + " " + words.get(at + 1) : "";
            if (!pair.isEmpty()
                    && Key.named(pair).isPresent()
                    && (Key.named(words.get(at)).isEmpty()
                            || Key.named(words.get(at + 1)).isEmpty())) {
                names.add(pair);
                at++;
            } else {
                names.add(words.get(at));
            }
        }
        return names;
    }

    /// The chord that has this [#text].
    ///
    /// @throws IllegalArgumentException where there is no key in the text
    public static KeyChord ofText(String text) {
        List<String> names = new ArrayList<>(List.of(text.strip().split("\\s+", -1)));
        names.removeIf(String::isEmpty);
        return new KeyChord(joinPairs(names));
    }

    /// The names joined by a blank.
    public String text() {
        return String.join(" ", names);
    }
}

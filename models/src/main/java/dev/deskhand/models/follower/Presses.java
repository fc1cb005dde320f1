package dev.deskhand.models.follower;

import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.KeyChord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads which keys a step names: `Ctrl+S`, `the Enter key`, `Tab twice`, `Down, Down, Enter`, `Ctrl+S 键`.
final class Presses {
    /// A longer text names no keys.
    private static final int LONGEST = 200;

    private static final int MOST_TIMES = 100;
    private static final Pattern TIMES =
            Counts.pattern("(.{0,200}?)\\s*+" + Counts.NUMBER + "\\s*+(?:times|次|下)|(.{0,200}?)\\s++(once|twice)");
    private static final Pattern LIST =
            Counts.pattern("(?<![+＋])[,，、;；]\\s*+(?:and |和)?|\\s++(?:and|then)\\s++|和|然后|再");
    private static final Pattern DECORATION =
            Counts.pattern("^(?:on )?(?:the )?(?:keys? |shortcut )?|(?: keys?| shortcut)?$");

    private static final Map<String, String> CHINESE = Map.ofEntries(
            Map.entry("回车", "enter"),
            Map.entry("空格", "space"),
            Map.entry("退格", "backspace"),
            Map.entry("删除", "delete"),
            Map.entry("制表", "tab"),
            Map.entry("退出", "escape"),
            Map.entry("向上", "up"),
            Map.entry("向下", "down"),
            Map.entry("向左", "left"),
            Map.entry("向右", "right"),
            Map.entry("上", "up"),
            Map.entry("下", "down"),
            Map.entry("左", "left"),
            Map.entry("右", "right"));

    private Presses() {}

    /// The presses; empty where what is named is no key.
    static List<Step> of(String named) {
        String words = named.strip();
        if (words.isEmpty() || words.length() > LONGEST) {
            return List.of();
        }
        Optional<MatchResult> times = Counts.match(TIMES, words);
        if (times.isPresent()) {
            boolean isCounted = times.get().group(1) != null;
            double count = Counts.of(times.get().group(isCounted ? 2 : 4));
            List<Step> once = list(times.get().group(isCounted ? 1 : 3).strip());
            boolean isSound = !once.isEmpty() && count >= 1 && count <= MOST_TIMES && count == Math.rint(count);
            return isSound ? repeated(once, (int) count) : List.of();
        }
        return list(words);
    }

    private static List<Step> repeated(List<Step> once, int times) {
        List<Step> all = new ArrayList<>();
        Collections.nCopies(times, once).forEach(all::addAll);
        return List.copyOf(all);
    }

    private static List<Step> list(String words) {
        Optional<KeyChord> chord = LIST.matcher(words).find() ? Optional.empty() : chord(words);
        if (chord.isPresent()) {
            return List.of(new Step.Press(chord.get()));
        }
        List<KeyChord> chords = new ArrayList<>();
        for (String part : LIST.split(words, -1)) {
            Optional<KeyChord> each = chord(part);
            if (each.isEmpty()) {
                return List.of();
            }
            chords.add(each.get());
        }
        return isOneChord(chords)
                ? List.of(new Step.Press(joined(chords)))
                : chords.stream().<Step>map(Step.Press::new).toList();
    }

    /// `Control and S` is one chord, as only what is held can come before the last.
    private static boolean isOneChord(List<KeyChord> chords) {
        return chords.subList(0, chords.size() - 1).stream()
                .flatMap(chord -> chord.names().stream())
                .allMatch(name -> Key.named(name).filter(Key::isModifier).isPresent());
    }

    private static KeyChord joined(List<KeyChord> chords) {
        return new KeyChord(
                chords.stream().flatMap(chord -> chord.names().stream()).toList());
    }

    /// The keys that are pressed together; empty where no key is called so.
    static Optional<KeyChord> chord(String words) {
        String plain = Quotes.unquoted(words.strip());
        if (plain.length() > LONGEST) {
            return Optional.empty();
        }
        String bare = Quotes.unquoted(DECORATION.matcher(plain).replaceAll("").strip());
        return known(plain).or(() -> known(inEnglish(bare)));
    }

    /// Whether the first key of a chord is one that is held for others.
    static boolean isHeldAtFirst(KeyChord chord) {
        return Key.named(chord.names().getFirst()).filter(Key::isModifier).isPresent();
    }

    private static String inEnglish(String words) {
        String bare = words;
        for (String ending : List.of("方向键", "箭头键", "箭头", "组合键", "键")) {
            bare = bare.endsWith(ending)
                    ? bare.substring(0, bare.length() - ending.length()).strip()
                    : bare;
        }
        return CHINESE.getOrDefault(bare, bare);
    }

    private static Optional<KeyChord> known(String words) {
        if (words.isBlank() || words.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            KeyChord chord = KeyChord.parse(words.replace('＋', '+'));
            boolean isKnown = chord.names().stream().allMatch(Presses::isKey);
            return isKnown ? Optional.of(chord) : Optional.empty();
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// A character of Chinese is on no keyboard, but is a word.
    private static boolean isKey(String name) {
        return Key.named(name).isPresent() && name.codePoints().noneMatch(Character::isIdeographic);
    }
}

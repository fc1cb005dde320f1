package dev.deskhand.agent.action;

import java.util.Locale;
import java.util.Optional;

/// A key of a keyboard: one with a name of its own, or the key that types a character.
public sealed interface Key permits NamedKey, Key.CharacterKey {
    /// Whether the key changes what others mean while it is held.
    default boolean isModifier() {
        return this instanceof NamedKey named && named.modifies();
    }

    /// The key that types this character on the person's layout, whatever modifiers that takes.
    record CharacterKey(int codePoint) implements Key {
        public CharacterKey {
            if (!Character.isValidCodePoint(codePoint) || Character.isISOControl(codePoint)) {
                throw new IllegalArgumentException("not a character that a key types");
            }
        }
    }

    /// The key of that name, in any of the spellings models use; a single character names the key that types it.
    static Optional<Key> named(String name) {
        String plain = name.toLowerCase(Locale.ROOT);
        Optional<Key> named = KeyNames.find(plain);
        if (named.isPresent() || plain.isEmpty() || plain.codePointCount(0, plain.length()) != 1) {
            return named;
        }
        int codePoint = plain.codePointAt(0);
        return Character.isISOControl(codePoint) ? Optional.empty() : Optional.of(new CharacterKey(codePoint));
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.KeyChord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Keys that are held while something else is done, such as a click with the control key down.
final class Held {
    private Held() {}

    /// The actions, with the keys the call names pressed before them and let go after them.
    static List<Action> around(Asked asked, List<Action> actions) throws CallFault {
        Optional<String> named = named(asked.arguments());
        if (named.isEmpty()) {
            return actions;
        }
        KeyChord keys = Details.keys(named.get());
        List<Action> all = new ArrayList<>();
        all.add(new Action.Press(keys));
        all.addAll(actions);
        all.add(new Action.Release(keys));
        return all;
    }

    private static Optional<String> named(Arguments arguments) {
        return arguments
                .named(Role.MODIFIERS)
                .or(() -> arguments.named(Role.KEY))
                .filter(text -> !text.isBlank())
                .or(() -> arguments.named(Role.CONTENT).filter(Held::areModifiers));
    }

    /// Whether a text is nothing but keys to hold; a click may also carry a text that says what is clicked.
    private static boolean areModifiers(String text) {
        if (text.isBlank() || text.length() > Action.LONGEST_NAME) {
            return false;
        }
        return KeyChord.parse(text).names().stream()
                .allMatch(name -> Key.named(name).filter(Key::isModifier).isPresent());
    }
}

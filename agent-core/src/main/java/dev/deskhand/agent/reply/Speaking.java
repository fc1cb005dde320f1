package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What calls mean that carry a text for a program or a person. Half a text is worse than none, so they
/// need their own end.
final class Speaking {
    private static final Set<String> FAILED = Set.of("failure", "fail", "failed", "false", "error", "infeasible");
    private static final KeyChord EVERYTHING = KeyChord.parse("ctrl a");

    private Speaking() {}

    static List<Action> typed(Asked asked) throws CallFault {
        Arguments arguments = whole(asked);
        String text = Details.typed(arguments.first(Role.CONTENT));
        String content = isSet(arguments, Role.SUBMIT) && !text.endsWith("\n") ? text + "\n" : text;
        Target at = asked.targetOrNull(arguments.namedPlace());
        if (!isSet(arguments, Role.CLEAR)) {
            return List.of(new Action.Type(content, at));
        }
        Action clearing = new Action.Hotkey(EVERYTHING);
        Action typing = new Action.Type(content, null);
        return at == null
                ? List.of(clearing, typing)
                : List.of(new Action.Click(at, Action.Click.Variety.LEFT), clearing, typing);
    }

    /// A model that gives up has not finished: the person is needed.
    static Action ended(Asked asked) throws CallFault {
        String words = words(asked);
        boolean isGivenUp =
                FAILED.contains(Names.plain(asked.arguments().named(Role.STATUS).orElse("")));
        return isGivenUp ? new Action.CallUser(words) : new Action.Finished(words);
    }

    static String words(Asked asked) throws CallFault {
        return Details.said(whole(asked).first(Role.CONTENT));
    }

    static String address(Asked asked) throws CallFault {
        return Details.name(whole(asked).first(Role.URL, Role.CONTENT), "address");
    }

    static String application(Asked asked) throws CallFault {
        return Details.name(whole(asked).first(Role.NAME, Role.CONTENT), "name");
    }

    private static Arguments whole(Asked asked) throws CallFault {
        if (asked.call().ending() != Call.Ending.CLOSED) {
            throw Damage.fault(asked.call());
        }
        return asked.arguments();
    }

    private static boolean isSet(Arguments arguments, Role role) {
        Optional<String> text = arguments.named(role);
        return text.filter(word -> word.strip().equalsIgnoreCase("true")).isPresent();
    }
}

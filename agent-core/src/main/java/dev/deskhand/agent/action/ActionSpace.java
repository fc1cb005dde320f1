package dev.deskhand.agent.action;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The kinds of action an operator can carry out, or a family knows how to ask for.
public record ActionSpace(Set<ActionKind> kinds) {
    public ActionSpace {
        kinds = Set.copyOf(kinds);
    }

    public static ActionSpace of(ActionKind first, ActionKind... rest) {
        return new ActionSpace(EnumSet.of(first, rest));
    }

    /// This space and these kinds too.
    public ActionSpace and(ActionKind... more) {
        Set<ActionKind> all = EnumSet.copyOf(kinds);
        all.addAll(List.of(more));
        return new ActionSpace(all);
    }

    public boolean has(ActionKind kind) {
        return kinds.contains(kind);
    }
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Target;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A call whose action is known, and what its arguments are read with.
record Asked(Call call, Verbs.Verb verb, Arguments arguments, Places places) {
    /// A single place. One that is called the end is one too: nothing else can be meant.
    Target target() throws CallFault {
        return required(arguments.place().filter(text -> !text.isBlank()).or(() -> arguments.named(Role.END)));
    }

    Target required(Optional<String> text) throws CallFault {
        Target target = targetOrNull(text);
        if (target == null) {
            throw new CallFault(
                    ReplyFault.Kind.MISSING_COORDINATES,
                    "The place of " + call.name() + " is missing; give every place the action needs.");
        }
        return target;
    }

    @Nullable
    Target targetOrNull(Optional<String> text) throws CallFault {
        return text.isEmpty() || text.get().isBlank() ? null : places.target(text.get(), call.name());
    }
}

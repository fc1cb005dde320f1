package dev.deskhand.models.follower;

import org.jspecify.annotations.Nullable;

/// What is left of a step that was broken off.
final class Rest {
    private Rest() {}

    /// The rest after so many of its parts; null where that cannot be told.
    static @Nullable Step of(Step step, long done, long of) {
        if (done == 0) {
            return step;
        }
        return switch (step) {
            case Step.Type(var text) -> typing(text, done, of);
            case Step.Scroll(var direction, var notches) ->
                of == notches && done < of ? new Step.Scroll(direction, notches - (int) done) : null;
            case Step.Wait wait -> wait;
            case Step.Patience _, Step.Press _, Step.Finish _, Step.Unseen _, Step.NoKey _, Step.Unread _ -> null;
        };
    }

    /// A part of a text is a character.
    private static @Nullable Step typing(String text, long done, long of) {
        return of == text.codePointCount(0, text.length()) && done < of
                ? new Step.Type(text.substring(text.offsetByCodePoints(0, (int) done)))
                : null;
    }
}

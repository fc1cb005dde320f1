package dev.deskhand.agent.reply;

import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Size;

/// Reads replies written as text and functions called by the means of a protocol. Which grammar a text
/// follows is found out by looking at it. Stateless, so one can serve any number of threads.
public final class TextReplyReader implements ReplyReader {
    @Override
    public Reply read(String text, CoordinateSpace space, Size sent) {
        Understanding understanding = new Understanding(new Places(space, sent));
        Draft draft = Outline.of(new Source(text));
        understanding.of(draft);
        return understanding.reply(draft.thought(), draft.reflection());
    }

    @Override
    public Reply read(ModelTurn turn, CoordinateSpace space, Size sent) {
        if (turn.calls().isEmpty()) {
            return read(turn.text(), space, sent);
        }
        Understanding understanding = new Understanding(new Places(space, sent));
        understanding.of(turn.calls());
        return understanding.reply(turn.text().strip(), "");
    }
}

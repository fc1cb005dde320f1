package dev.deskhand.app.wording;

import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.app.i18n.Texts;

/// What in an answer could not be understood, for a person: the fault's own message is the model's, in its language.
public final class FaultWords {
    private final Texts texts;

    public FaultWords(Texts texts) {
        this.texts = texts;
    }

    public String of(ReplyFault fault) {
        return texts.text("fault." + fault.kind().wireName());
    }
}

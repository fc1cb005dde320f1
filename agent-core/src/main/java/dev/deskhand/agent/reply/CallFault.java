package dev.deskhand.agent.reply;

/// A call that means no action. Thrown and caught within this package; carries no stack trace.
final class CallFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final ReplyFault.Kind kind;

    /// A fault with the sentence the model is told.
    ///
    /// @param sentence never holds text the model wanted to type or say
    CallFault(ReplyFault.Kind kind, String sentence) {
        super(sentence, null, false, false);
        this.kind = kind;
    }

    /// As it stands in the reply.
    ///
    /// @param after how many calls could be read before it
    ReplyFault after(int after) {
        return new ReplyFault(kind, sentence(), after);
    }

    private String sentence() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}

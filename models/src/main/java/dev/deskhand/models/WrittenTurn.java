package dev.deskhand.models;

import dev.langchain4j.http.client.sse.ServerSentEventListener;

/// A turn of a protocol that is written and read here.
///
/// @param json the body of the request
record WrittenTurn(String json, Reading reading) implements Codec.Dialogue {
    /// Reads one stream: judges its events and puts the answer together of them.
    interface Reading extends AnswerProtocol, ServerSentEventListener {
        /// What went wrong is told to the [Inbox] by whoever noticed it.
        @Override
        default void onError(Throwable error) {}
    }

    @Override
    public AnswerProtocol protocol() {
        return reading;
    }

    @Override
    public void ask(Exchange exchange) {
        exchange.execute(json, reading);
    }
}

package dev.deskhand.models;

import dev.deskhand.agent.model.ModelRequest;

/// How a turn is asked for in one protocol, and how its stream is read. For any thread.
interface Codec {
    /// Begins one turn.
    ///
    /// @param enclosures where the pictures go
    /// @param inbox what is told of the answer
    Dialogue open(ModelRequest request, Enclosures enclosures, Inbox inbox);

    /// One turn.
    interface Dialogue {
        /// What its stream must look like.
        AnswerProtocol protocol();

        /// Asks and reads to the end of the answer. On a thread of its own.
        void ask(Exchange exchange);
    }
}

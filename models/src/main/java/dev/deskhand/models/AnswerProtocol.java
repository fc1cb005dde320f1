package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure;
import dev.langchain4j.http.client.sse.ServerSentEvent;

/// What a provider's stream must look like. Stands between the connection and LangChain4j's reading of the events,
/// which takes any JSON for an answer and an error for its silence. One per turn, used by its reading thread.
interface AnswerProtocol {
    /// What to do with an event.
    sealed interface Verdict {
        /// It belongs to the answer.
        record Pass(ServerSentEvent event) implements Verdict {}

        /// It says nothing to us.
        record Skip() implements Verdict {}

        /// The stream says that it is over.
        record Over() implements Verdict {}

        record Fault(AgentFailure failure) implements Verdict {}
    }

    Verdict judge(ServerSentEvent event);

    /// Whether the model itself has said that it has ended, so that the stream may stop here.
    boolean isEnded();
}

package dev.deskhand.models;

import dev.deskhand.agent.model.VisionModel;
import java.time.Clock;

/// The models Deskhand can ask.
public final class Models {
    private Models() {}

    /// A model behind the OpenAI chat-completions protocol: OpenAI itself, vLLM, SGLang, Ollama, LM Studio, Ark and
    /// most others. Connects when first asked; one HTTP request per turn, never another.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel openAiCompatible(ModelEndpoint endpoint, Clock clock) {
        return new OpenAiCompatibleModel(endpoint, clock);
    }
}

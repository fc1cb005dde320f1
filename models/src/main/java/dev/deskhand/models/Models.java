package dev.deskhand.models;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.models.follower.Follower;
import java.net.URI;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The models Deskhand can ask.
public final class Models {
    private Models() {}

    /// A model asked by that protocol. Connects when first asked.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel speaking(Speech.Protocol protocol, ModelEndpoint endpoint, Clock clock) {
        return switch (protocol) {
            case CHAT -> openAiCompatible(endpoint, clock);
            case ANTHROPIC -> anthropic(endpoint, clock);
            case OPENAI_RESPONSES -> openAiResponses(endpoint, clock);
            case GEMINI -> gemini(endpoint, clock);
        };
    }

    /// What works without a model: it follows explicit steps, and asks nothing of any network. One for each run.
    public static VisionModel follower() {
        return new Follower();
    }

    /// A model behind the OpenAI chat-completions protocol: OpenAI itself, vLLM, SGLang, Ollama, LM Studio,
    /// Ark and most others. Connects when first asked; one HTTP request per turn, never another.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel openAiCompatible(ModelEndpoint endpoint, Clock clock) {
        return Line.to(endpoint, clock)
                .model(new ChatCodec(endpoint.model(), endpoint.sampling()), endpoint.completions(), bearer(endpoint));
    }

    /// A model behind Anthropic's messages, asked to use a computer in the newest way its server knows.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel anthropic(ModelEndpoint endpoint, Clock clock) {
        Line line = Line.to(endpoint, clock);
        List<VisionModel> ways = Arrays.stream(AnthropicTool.values())
                .map(tool -> anthropic(line, tool))
                .toList();
        return new LadderedModel(ways);
    }

    /// A model behind OpenAI's responses, asked to use a computer in the newest way its server knows.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel openAiResponses(ModelEndpoint endpoint, Clock clock) {
        Line line = Line.to(endpoint, clock);
        List<VisionModel> ways = Arrays.stream(ResponsesTool.values())
                .map(tool -> line.model(
                        new ResponsesCodec(endpoint.model(), endpoint.sampling(), tool),
                        endpoint.below("/v1", "/responses"),
                        bearer(endpoint)))
                .toList();
        return new LadderedModel(ways);
    }

    /// A model behind Gemini's generation of content, asked to use a computer in the newest way its server knows.
    ///
    /// @param clock tells how far off a date in a Retry-After header is
    public static VisionModel gemini(ModelEndpoint endpoint, Clock clock) {
        ApiKey key = endpoint.key();
        Map<String, String> headers = key == null ? Map.of() : Map.of("x-goog-api-key", key.secret());
        String path = "/models/" + BaseUrl.segment(endpoint.model()) + ":streamGenerateContent";
        URI address = BaseUrl.withParameter(endpoint.below("/v1beta", path), "alt=sse");
        Line line = Line.to(endpoint, clock);
        List<VisionModel> ways = Arrays.stream(GeminiTool.values())
                .map(tool -> line.model(new GeminiCodec(endpoint.sampling(), tool), address, headers))
                .toList();
        return new LadderedModel(ways);
    }

    private static Map<String, String> bearer(ModelEndpoint endpoint) {
        ApiKey key = endpoint.key();
        return key == null ? Map.of() : Map.of("Authorization", "Bearer " + key.secret());
    }

    private static VisionModel anthropic(Line line, AnthropicTool tool) {
        ModelEndpoint endpoint = line.endpoint();
        Map<String, String> headers = new TreeMap<>(Map.of("anthropic-version", "2023-06-01"));
        ApiKey key = endpoint.key();
        if (key != null) {
            headers.put("x-api-key", key.secret());
        }
        tool.beta().ifPresent(beta -> headers.put("anthropic-beta", beta));
        return line.model(
                new AnthropicCodec(endpoint.model(), endpoint.sampling(), tool),
                endpoint.below("/v1", "/messages"),
                headers);
    }
}

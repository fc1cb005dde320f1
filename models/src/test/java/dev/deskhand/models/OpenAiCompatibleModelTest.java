package dev.deskhand.models;

import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.testkit.contract.VisionModelContract;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

class OpenAiCompatibleModelTest extends VisionModelContract {
    @Override
    protected VisionModel open(URI baseUrl, @Nullable String key, Duration firstByte, Duration idle, Duration whole) {
        Timeouts timeouts = new Timeouts(Duration.ofSeconds(15), firstByte, idle, firstByte, whole);
        ApiKey apiKey = key == null ? null : new ApiKey(key);
        ModelEndpoint endpoint = new ModelEndpoint(baseUrl, "stand-in", apiKey, timeouts, Sampling.STEADY);
        return Models.openAiCompatible(endpoint, Clock.systemUTC());
    }
}

package dev.deskhand.models;

import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.testkit.contract.VisionModelStopContract;
import java.net.URI;
import java.time.Clock;

class OpenAiCompatibleModelStopTest extends VisionModelStopContract {
    @Override
    protected VisionModel open(URI baseUrl) {
        return Models.openAiCompatible(new ModelEndpoint(baseUrl, "stand-in", null), Clock.systemUTC());
    }
}

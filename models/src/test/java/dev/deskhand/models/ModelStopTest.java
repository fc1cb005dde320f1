package dev.deskhand.models;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.testkit.contract.VisionModelStopContract;
import java.net.URI;
import java.time.Clock;

class ModelStopTest extends VisionModelStopContract {
    @Override
    protected VisionModel open(Speech.Protocol protocol, URI baseUrl) {
        return Models.speaking(protocol, new ModelEndpoint(baseUrl, "stand-in", null), Clock.systemUTC());
    }
}

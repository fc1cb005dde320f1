package dev.deskhand.models;

import dev.deskhand.agent.model.VisionModel;
import java.net.URI;
import java.time.Clock;
import java.util.Map;

/// The one way to an endpoint: all models on it share its connections and the pictures made for it. Closing one of
/// them closes it for all.
record Line(ModelEndpoint endpoint, Clock clock, Transport transport, Base64Pictures pictures) {
    static Line to(ModelEndpoint endpoint, Clock clock) {
        return new Line(endpoint, clock, new Transport(endpoint.timeouts().connect()), new Base64Pictures());
    }

    /// A model at that address below the endpoint.
    ///
    /// @param headers those of the protocol, the key among them
    VisionModel model(Codec codec, URI address, Map<String, String> headers) {
        return new StreamedModel(codec, new Destination(address, endpoint.origin(), headers), this);
    }
}

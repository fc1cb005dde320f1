package dev.deskhand.app.workbench;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.models.ModelEndpoint;

/// Makes models of endpoints.
@FunctionalInterface
public interface ModelMaker {
    VisionModel open(ModelEndpoint endpoint, Speech.Protocol protocol);
}

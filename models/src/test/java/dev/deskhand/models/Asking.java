package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/// What the tests ask, and of whom.
final class Asking {
    private static final Duration BRIEF = Duration.ofMillis(300);
    private static final Duration LONG = Duration.ofSeconds(10);
    static final Timeouts PATIENT = new Timeouts(Duration.ofSeconds(5), LONG, Duration.ofSeconds(5), LONG, LONG);
    /// Patient but for the first byte.
    static final Timeouts QUICK_START = new Timeouts(Duration.ofSeconds(5), BRIEF, LONG, LONG, LONG);
    /// Patient but for the time between two bytes.
    static final Timeouts QUICK_PACE = new Timeouts(Duration.ofSeconds(5), LONG, BRIEF, LONG, LONG);
    /// Patient but for the time between two words.
    static final Timeouts QUICK_WORDS = new Timeouts(Duration.ofSeconds(5), LONG, LONG, BRIEF, LONG);
    static final ModelRequest QUESTION = new ModelRequest(List.of(user(new ModelMessage.Text("what now?"))));

    private Asking() {}

    static ModelMessage user(ModelMessage.Part... parts) {
        return new ModelMessage(ModelMessage.Role.USER, List.of(parts));
    }

    static VisionModel model(URI baseUrl) {
        return model(baseUrl, PATIENT);
    }

    static VisionModel model(URI baseUrl, Timeouts timeouts) {
        var endpoint = new ModelEndpoint(baseUrl, "seer", null, timeouts, Sampling.STEADY);
        return Models.openAiCompatible(endpoint, Clock.systemUTC());
    }

    static ModelTurn ask(VisionModel model) throws AgentException, Revoked {
        return model.turn(QUESTION, new Heard(), new Permit());
    }

    /// Asks once and says how it failed.
    static AgentFailure failure(URI baseUrl, Timeouts timeouts) throws Revoked {
        try (VisionModel model = model(baseUrl, timeouts)) {
            ModelTurn turn = ask(model);
            throw new AssertionError("did not fail: " + turn);
        } catch (AgentException e) {
            return e.failure();
        }
    }

    static AgentFailure failure(RawServer server) throws Revoked {
        return failure(server.baseUrl(), PATIENT);
    }
}

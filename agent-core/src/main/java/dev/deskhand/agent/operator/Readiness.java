package dev.deskhand.agent.operator;

import dev.deskhand.agent.failure.AgentFailure;
import java.util.List;

/// Whether an operator can work, and if not, everything that is in its way.
public record Readiness(List<AgentFailure> obstacles) {
    public static final Readiness READY = new Readiness(List.of());

    public Readiness {
        obstacles = List.copyOf(obstacles);
    }

    public boolean isReady() {
        return obstacles.isEmpty();
    }
}

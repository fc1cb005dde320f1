package dev.deskhand.agent.event;

/// The names of events in the log and in output. They never change: only new ones are added.
final class EventTypes {
    private EventTypes() {}

    static String of(AgentEvent event) {
        return switch (event) {
            case AgentEvent.RunStarted _ -> "run_started";
            case AgentEvent.Look _ -> "look";
            case AgentEvent.Thought _ -> "thought";
            case AgentEvent.Reply _ -> "reply";
            case AgentEvent.ActionChosen _ -> "action";
            case AgentEvent.ActionOutcome _ -> "outcome";
            case AgentEvent.TokensUsed _ -> "usage";
            case AgentEvent.ModelAttempt _ -> "model_attempt";
            case AgentEvent.Hint _ -> "hint";
            case AgentEvent.Steered _ -> "steered";
            case AgentEvent.Superseded _ -> "superseded";
            case AgentEvent.Asked _ -> "asked";
            case AgentEvent.Answered _ -> "answered";
            case AgentEvent.Paused _ -> "paused";
            case AgentEvent.Resumed _ -> "resumed";
            case AgentEvent.UserTookOver _ -> "user_took_over";
            case AgentEvent.RunEnded _ -> "run_ended";
        };
    }
}

package dev.deskhand.agent.screen;

/// Names one look at one operator's screen; counted up by the operator that took it.
public record FrameId(long value) {
    @Override
    public String toString() {
        return "Frame#" + value;
    }
}

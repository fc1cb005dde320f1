package dev.deskhand.agent.event;

/// What a view of a run hears.
public sealed interface StreamItem {
    /// An event that is already durable.
    record Recorded(AgentEvent event) implements StreamItem {}

    /// A piece of a thought or answer while it streams in. Recorded later as one event.
    record Piece(String run, int step, String text) implements StreamItem {}

    /// The view fell behind: these sequence numbers were dropped, read them from the journal.
    record Gap(String run, long from, long to) implements StreamItem {}
}

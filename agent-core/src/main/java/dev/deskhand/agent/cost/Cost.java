package dev.deskhand.agent.cost;

/// What a turn of a model has cost, and all turns of its run up to it, in one currency.
public record Cost(Money turn, Money run) {
    public Cost {
        if (!turn.currency().equals(run.currency())) {
            throw new IllegalArgumentException("a run has one currency");
        }
    }
}

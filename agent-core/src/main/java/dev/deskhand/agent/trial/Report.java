package dev.deskhand.agent.trial;

import java.util.List;
import java.util.Optional;

/// All that a trial found out, in order.
public record Report(List<Finding> findings) {
    public Report {
        findings = List.copyOf(findings);
    }

    /// Whether a run would work.
    public boolean works() {
        return !findings.isEmpty() && findings.stream().noneMatch(each -> each.bearing() == Finding.Bearing.WRONG);
    }

    /// The part that is wrong and kept more from being found out; empty where none is.
    public Optional<Part> brokenPart() {
        return findings.stream()
                .filter(Finding.Broken.class::isInstance)
                .map(each -> ((Finding.Broken) each).part())
                .findFirst();
    }
}

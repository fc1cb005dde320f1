package dev.deskhand.app.run;

import dev.deskhand.agent.model.Usage;

/// How far a run has come.
///
/// @param step the step it is in, from 1; 0 before the first look
/// @param tokens what the whole run has used
public record Progress(Phase phase, int step, Usage tokens) {
    static final Progress NONE = new Progress(Phase.NONE, 0, Usage.NONE);

    Progress in(Phase next) {
        return new Progress(next, step, tokens);
    }

    Progress at(Phase next, int nextStep) {
        return new Progress(next, nextStep, tokens);
    }

    Progress using(Usage used) {
        return new Progress(phase, step, used);
    }
}

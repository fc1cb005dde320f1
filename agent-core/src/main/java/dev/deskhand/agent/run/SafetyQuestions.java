package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import java.util.List;
import java.util.stream.Collectors;

/// Asks a person what providers want a person to decide, before anything of the reply is done. Only a
/// person allows it: where nobody is there to answer, nothing is done and the run is over.
final class SafetyQuestions {
    private final RunControl control;
    private final RunLog log;

    SafetyQuestions(RunControl control, RunLog log) {
        this.control = control;
        this.log = log;
    }

    /// Nobody is there to answer.
    static final class Unanswered extends Exception {
        private static final long serialVersionUID = 1L;

        private Unanswered(String question) {
            super(question, null, false, false);
        }

        String question() {
            return String.valueOf(getMessage());
        }
    }

    /// How much of the reply may be carried out after that.
    ///
    /// @param leave how much may without it
    /// @throws Revoked when the person does something else than answer
    Leave ask(int step, List<Reply.Owed> owed, Leave leave, Permit permit) throws AgentException, Revoked, Unanswered {
        for (Reply.Owed call : owed) {
            boolean isWanted = call.from() < Math.min(call.to(), leave.until());
            if (isWanted
                    && !call.call().checks().isEmpty()
                    && !isAllowed(step, call.call().checks(), permit)) {
                return new Leave(call.from(), call.to());
            }
        }
        return leave;
    }

    private boolean isAllowed(int step, List<SafetyCheck> checks, Permit permit)
            throws AgentException, Revoked, Unanswered {
        String question = checks.stream().map(SafetyCheck::message).collect(Collectors.joining("\n"));
        log.record(head -> asked(head, step, question));
        if (control.questions() == RunControl.Questions.UNANSWERED) {
            throw new Unanswered(question);
        }
        Answer answer = control.awaitAnswer(permit);
        log.record(head -> new AgentEvent.Answered(head, step, answer));
        return answer == Answer.ALLOWED;
    }

    /// It is open before anybody hears of it: no answer can come too early.
    private AgentEvent asked(EventHead head, int step, String question) {
        control.open(head.id());
        return new AgentEvent.Asked(head, step, question);
    }
}

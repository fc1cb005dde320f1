package dev.deskhand.testkit.model;

import java.util.Iterator;
import java.util.List;

/// The mind of the stand-in: looks at a request and says what to answer. Called on a thread of the request's own,
/// several at a time where several are open. What it throws fails the test when the stand-in is closed.
@FunctionalInterface
public interface Answerer {
    Answer answer(SeenRequest request);

    /// The same answer to everything.
    static Answerer always(Answer answer) {
        return _ -> answer;
    }

    /// One answer after another; a request too many is a fault of the test's.
    static Answerer inTurn(Answer... answers) {
        Iterator<Answer> rest = List.of(answers).iterator();
        return request -> {
            synchronized (rest) {
                if (!rest.hasNext()) {
                    throw new AssertionError("no answer left for request " + request.number());
                }
                return rest.next();
            }
        };
    }
}

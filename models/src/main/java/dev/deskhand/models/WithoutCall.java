package dev.deskhand.models;

import dev.deskhand.agent.model.Ending;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelRequest;
import java.util.List;

/// What an answer without a call means. Where there was something to call it says that the work is done;
/// where there was nothing, the calls are in its text.
///
/// @param isEnd whether there was something to call
record WithoutCall(boolean isEnd) {
    static WithoutCall after(ModelRequest request) {
        return new WithoutCall(!request.offer().functions().isEmpty());
    }

    /// What an answer of these calls and that text calls.
    List<FunctionCall> calls(List<FunctionCall> calls, String text) {
        return calls.isEmpty() && isEnd ? List.of(Ending.saying(text)) : calls;
    }
}

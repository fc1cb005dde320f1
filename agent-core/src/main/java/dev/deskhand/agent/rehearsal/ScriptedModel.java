package dev.deskhand.agent.rehearsal;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// A model that says what it was given to say, one line of the script a turn, and remembers what it was
/// asked. When the script is over it says that it is finished.
public final class ScriptedModel implements VisionModel {
    private static final Usage USAGE = new Usage(1000, 50, 0);

    private final Iterator<Line> script;
    private final List<ModelRequest> requests = new ArrayList<>();

    /// One turn of a script.
    public sealed interface Line {
        /// Says this, word by word.
        record Say(String text) implements Line {}

        /// Says this and is cut off by its length limit.
        record SayTooMuch(String text) implements Line {}

        /// Calls these functions and says nothing.
        record Call(List<FunctionCall> calls) implements Line {}

        /// Fails like this.
        record Fail(AgentException failure) implements Line {}

        /// Says nothing until the permit is taken back.
        record Hang() implements Line {}
    }

    public ScriptedModel(Iterable<Line> script) {
        this.script = script.iterator();
    }

    /// A script of nothing but answers.
    public static ScriptedModel saying(String... answers) {
        List<Line> lines = new ArrayList<>();
        for (String answer : answers) {
            lines.add(new Line.Say(answer));
        }
        return new ScriptedModel(lines);
    }

    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        synchronized (requests) {
            requests.add(request);
        }
        Line line = script.hasNext() ? script.next() : new Line.Say("Action: finished(content='The script is over.')");
        permit.check();
        return switch (line) {
            case Line.Say(String text) -> say(text, ModelTurn.End.COMPLETE, listener, permit);
            case Line.SayTooMuch(String text) -> say(text, ModelTurn.End.LENGTH_LIMIT, listener, permit);
            case Line.Call(var calls) -> new ModelTurn("", "", calls, USAGE, ModelTurn.End.COMPLETE, null);
            case Line.Fail(AgentException failure) -> throw failure;
            case Line.Hang _ -> {
                permit.pause(Duration.ofDays(1));
                throw new Revoked();
            }
        };
    }

    private static ModelTurn say(String text, ModelTurn.End end, TurnListener listener, Permit permit) throws Revoked {
        for (int from = 0; from < text.length(); ) {
            permit.check();
            int blank = text.indexOf(' ', from);
            int to = blank < 0 ? text.length() : blank + 1;
            listener.text(text.substring(from, to));
            from = to;
        }
        return new ModelTurn(text, "", USAGE, end);
    }

    /// What it was asked so far, in order.
    public List<ModelRequest> requests() {
        synchronized (requests) {
            return List.copyOf(requests);
        }
    }

    @Override
    public void close() {}
}

package dev.deskhand.agent.reply;

import dev.deskhand.agent.model.FunctionCall;
import java.util.List;

/// Makes calls of the functions that a model called by the means of its protocol. Most mean one action; one
/// whose arguments hold a list of actions means them all.
final class FunctionCalls {
    private FunctionCalls() {}

    static List<Call> of(FunctionCall called) {
        String name = Names.lowerCase(called.name());
        String json = called.arguments().isBlank() ? "{}" : called.arguments();
        Source source = new Source(json);
        ValueReader.Found found = ValueReader.read(source, 0);
        boolean isWhole = found.ending() == Call.Ending.CLOSED && source.isEnd(source.skipSpace(found.end()));
        if (!isWhole || !(found.value() instanceof Value.Fields fields)) {
            return List.of(new Call(name, List.of(), Call.Ending.GARBLED));
        }
        if (Carriers.isOne(name) && ObjectCalls.hasList(fields)) {
            return ObjectCalls.of(found).calls();
        }
        ObjectArguments arguments = new ObjectArguments(Call.Ending.CLOSED);
        fields.fields().forEach(arguments::add);
        return List.of(arguments.call(name));
    }
}

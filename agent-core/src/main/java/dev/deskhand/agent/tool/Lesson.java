package dev.deskhand.agent.tool;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import java.util.stream.Collectors;

/// Prompts for models that were not trained to work a computer in words of their own.
final class Lesson {
    private static final String WORK = """
            You work a computer for a person. You see its screen in screenshots and act with mouse and keyboard until \
            the person's task is done. Look at the newest screenshot and at what you did so far, then decide the next \
            step. After a step check in the new screenshot whether it worked, and do not repeat one that changed nothing.
            """;

    private static final String TASK = "## Task\n" + "{instruction}";

    private Lesson() {}

    /// Teaches to call functions within tags.
    static Prompt ofFunctions(Family family) {
        String functions = Functions.functions(family.actions(), family).stream()
                .map(Lesson::line)
                .collect(Collectors.joining("\n"));
        return new Prompt(WORK + """

                ## Functions
                """ + functions + """


                ## How to answer
                Say in one or two sentences, in {language}, what you see and do next. Then call one function, as a JSON \
                object within tags:
                <tool_call>
                {"name": "the function", "arguments": {}}
                </tool_call>
                """, TASK);
    }

    /// Teaches to answer with one object.
    static Prompt ofSchema(Family family) {
        String functions = Functions.functions(family.actions(), family).stream()
                .map(Lesson::line)
                .collect(Collectors.joining("\n"));
        return new Prompt(WORK + """

                ## Actions and what they take
                """ + functions + """


                ## How to answer
                One JSON object: your thought in {language}, the action, and what it takes, such as
                {"thought": "...", "action": "wait", "time": 5}
                """, TASK);
    }

    private static String line(Offer.Function function) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("name", function.name()).put("description", function.description());
        line.set("parameters", function.parameters());
        return line.toString();
    }

    /// How places are named in that space.
    static String places(CoordinateSpace space) {
        String pair = space.order() == AxisOrder.XY ? "[x, y]" : "[y, x]";
        return switch (space) {
            case CoordinateSpace.Grid(var width, var height, var _) ->
                pair + " in parts of the screenshot: its width is " + (long) width + ", its height " + (long) height;
            case CoordinateSpace.SentPixels _, CoordinateSpace.SmartResized _ ->
                pair + " in pixels of the screenshot, which is {width} wide and {height} high";
            case CoordinateSpace.Unit _, CoordinateSpace.UnitOrPixels _ ->
                pair + " as fractions of the width and height of the screenshot, from 0 to 1";
        };
    }
}

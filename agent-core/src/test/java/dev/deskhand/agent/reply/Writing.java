package dev.deskhand.agent.reply;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.stream.Collectors;

/// Writes a call as a model would in each of the grammars, escaped as it should be.
enum Writing {
    KEYWORD,
    KEYWORD_IN_DOUBLE_QUOTES,
    ENVIRONMENT,
    BOX,
    CARRIED,
    TOOL_CALL,
    TOOL_CALL_OF_COMPUTER_USE,
    TOOL_CALL_IN_ELEMENTS,
    SEED,
    OBJECT,
    OBJECT_IN_A_FENCE,
    FUNCTION_CALL,
    PYTHON;

    String write(String name, Map<String, String> arguments) {
        return switch (this) {
            case KEYWORD -> "Thought: Go.\nAction: " + call(name, arguments, '\'');
            case KEYWORD_IN_DOUBLE_QUOTES -> "**Thought:** Go.\n\n**Action:** `" + call(name, arguments, '"') + "`";
            case ENVIRONMENT ->
                "<think_a1>Go.</think_a1>\n<computer_env>\nAction: " + call(name, arguments, '\'')
                        + "\n</computer_env>";
            case BOX -> "Go.\n<|begin_of_box|>" + call(name, arguments, '\'') + "<|end_of_box|>\nMemory:\n[]";
            case CARRIED -> "<think>Go.</think><answer>do(action=\"" + name + "\"" + more(arguments) + ")</answer>";
            case TOOL_CALL -> toolCall(json(Map.of("name", name)).set("arguments", json(arguments)));
            case TOOL_CALL_OF_COMPUTER_USE ->
                toolCall(json(Map.of("name", "computer_use"))
                        .set("arguments", json(arguments).put("action", name)));
            case TOOL_CALL_IN_ELEMENTS ->
                "<tool_call>\n" + elements(name, arguments, "\n", Escapes.NONE) + "\n</tool_call>";
            case SEED -> "<seed:tool_call>" + elements(name, arguments, "", Escapes.TEXT) + "</seed:tool_call>";
            case OBJECT -> json(arguments).put("action", name).toString();
            case OBJECT_IN_A_FENCE -> "Go:\n```json\n" + pretty(json(arguments).put("action", name)) + "\n```";
            case FUNCTION_CALL ->
                json(Map.of("type", "function"))
                        .set(
                                "function",
                                json(Map.of("name", name))
                                        .put("arguments", json(arguments).toString()))
                        .toString();
            case PYTHON -> "## Code:\n```python\ncomputer." + call(name, arguments, '\'') + "\n```";
        };
    }

    private static String call(String name, Map<String, String> arguments, char quote) {
        return arguments.entrySet().stream()
                .map(argument -> argument.getKey() + "=" + quoted(argument.getValue(), quote))
                .collect(Collectors.joining(", ", name + "(", ")"));
    }

    private static String more(Map<String, String> arguments) {
        return arguments.entrySet().stream()
                .map(argument -> ", " + argument.getKey() + "=" + quoted(argument.getValue(), '"'))
                .collect(Collectors.joining());
    }

    private static String quoted(String text, char quote) {
        return quote + escaped(text).replace(String.valueOf(quote), "\\" + quote) + quote;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String elements(String name, Map<String, String> arguments, String line, Escapes escapes) {
        return arguments.entrySet().stream()
                .map(argument -> "<parameter=" + argument.getKey() + ">" + line
                        + (escapes == Escapes.TEXT ? escaped(argument.getValue()) : argument.getValue()) + line
                        + "</parameter>" + line)
                .collect(Collectors.joining("", "<function=" + name + ">" + line, "</function>"));
    }

    private static String toolCall(Object json) {
        return "<tool_call>\n" + json + "\n</tool_call>";
    }

    private static String pretty(ObjectNode json) {
        return json.toPrettyString();
    }

    private static ObjectNode json(Map<String, String> fields) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        fields.forEach(json::put);
        return json;
    }
}

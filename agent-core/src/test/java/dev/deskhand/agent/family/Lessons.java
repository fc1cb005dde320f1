package dev.deskhand.agent.family;

import dev.deskhand.agent.screen.Size;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a prompt teaches a model to answer: its own examples, filled in, each as a whole reply.
final class Lessons {
    static final Size PICTURE = new Size(1400, 1120);

    private static final Pattern ENUM = Pattern.compile("\"enum\": \\[(.*?)]");

    private Lessons() {}

    static List<String> of(Family family) {
        Prompt.Task task = new Prompt.Task("", "English", PICTURE);
        String prompt = family.prompt().system(task) + "\n" + family.prompt().opening(task);
        Stream<String> lines = prompt.lines();
        return switch (family.speech().form()) {
            case LINES ->
                keep(lines, "[a-z_]+\\(.*").map(call -> "Action: " + call).toList();
            case BOX ->
                keep(lines, "[a-z_]+\\(.*|(WAIT|DONE|FAIL).*")
                        .map(call -> "<|begin_of_box|>" + call.replaceAll(" #.*", "") + "<|end_of_box|>")
                        .toList();
            case ANSWER ->
                keep(lines, "(do|finish)\\(.*")
                        .map(call -> "<answer>" + call + "</answer>")
                        .toList();
            case PYTHON ->
                keep(lines, "(pyautogui|computer)\\..*")
                        .map(call -> call.replaceAll(" #.*", ""))
                        .map(call -> call.contains("dragTo") ? "pyautogui.moveTo(x=0, y=0)\n" + call : call)
                        .map(call -> "```python\n" + call + "\n```")
                        .toList();
            case OBJECT -> keep(lines, "\\{\"action\".*").map(Lessons::filledIn).toList();
            case FIELDS ->
                keep(lines, "action:[A-Z_]+.*")
                        .map(call -> call + "\tsummary:a")
                        .toList();
            case ELEMENTS -> keep(lines, "- [a-z_]+\\(.*").map(Lessons::element).toList();
            case TOOL_CALL -> names(prompt).map(Lessons::toolCall).toList();
            case POINT -> List.of(place(prompt));
            case CALLS -> throw new IllegalArgumentException("the calls of a protocol are no text");
        };
    }

    private static Stream<String> keep(Stream<String> lines, String pattern) {
        return lines.filter(line -> line.matches(pattern)).map(Lessons::filledIn);
    }

    private static String filledIn(String call) {
        return call.replaceAll("\\b[xy]\\d?\\b(?!=)", "100")
                .replaceAll("=\\.\\.\\.", "=1")
                .replace("up, down, left or right", "down")
                .replace("down or up or right or left", "down")
                .replace("value:seconds", "value:3")
                .replace("key=''", "key='ctrl c'")
                .replace("content=''", "content='a'");
    }

    private static String element(String lesson) {
        String name = lesson.replaceAll("- ([a-z_]+)\\(.*", "$1");
        String[] parameters = lesson.replaceAll("- [a-z_]+\\((.*?)\\).*", "$1").split(", ", -1);
        StringBuilder call = new StringBuilder("<seed:tool_call><function=" + name + ">");
        for (String parameter : parameters) {
            call.append("<parameter=")
                    .append(parameter)
                    .append('>')
                    .append(value(parameter))
                    .append("</parameter>");
        }
        return call.append("</function></seed:tool_call>").toString();
    }

    private static String value(String parameter) {
        return switch (parameter) {
            case "direction" -> "down";
            case "key" -> "ctrl c";
            case "content" -> "a";
            case "time" -> "3";
            default -> "<point>100 100</point>";
        };
    }

    private static Stream<String> names(String prompt) {
        return ENUM.matcher(prompt)
                .results()
                .findFirst()
                .map(found -> Arrays.stream(found.group(1).split(", ", -1)).map(name -> name.replace("\"", "")))
                .orElseGet(() -> Stream.of("click"));
    }

    private static String toolCall(String action) {
        String arguments = switch (action) {
            case "key" -> ", \"keys\": [\"ctrl\", \"c\"]";
            case "type", "answer", "interact" -> ", \"text\": \"a\"";
            case "scroll", "hscroll" -> ", \"pixels\": -200";
            case "wait" -> ", \"time\": 3";
            case "terminate" -> ", \"status\": \"failure\"";
            case "visit_url" -> ", \"url\": \"https://a.example/\"";
            default -> ", \"coordinate\": [100, 100]";
        };
        return "<tool_call>\n{\"name\": \"computer_use\", \"arguments\": {\"action\": \"" + action + "\"" + arguments
                + "}}\n</tool_call>";
    }

    private static String place(String prompt) {
        return Stream.of("(x,y)", "[[x1,y1,x2,y2]]", "[x1,y1,x2,y2]", "[[x,y]]", "[x,y]", "[ymin, xmin, ymax, xmax]")
                .filter(prompt::contains)
                .findFirst()
                .orElseThrow()
                .replaceAll("[xy](min|max|\\d)?", "0.1");
    }
}

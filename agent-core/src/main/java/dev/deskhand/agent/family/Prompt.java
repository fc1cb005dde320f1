package dev.deskhand.agent.family;

import dev.deskhand.agent.screen.Size;
import java.util.Map;

/// What a model of a family is told before its first picture: texts with slots that are filled for a run,
/// such as `{language}`. What a person writes is put in last and never looked through for slots of its own.
public final class Prompt {
    /// Where the instruction goes; after the end of the opening where it has no place.
    static final String INSTRUCTION = "{instruction}";

    private static final String LANGUAGE = "{language}";
    private static final String WIDTH = "{width}";
    private static final String HEIGHT = "{height}";

    private final String system;
    private final String opening;

    /// What fills the slots.
    ///
    /// @param instruction what the person wants
    /// @param language the language thoughts are to be written in, as an English name such as `English`
    /// @param picture the size of the picture the model is shown, which some are told
    public record Task(String instruction, String language, Size picture) {}

    /// A prompt of those two texts.
    ///
    /// @param system for the system message; blank where the family is sent none
    /// @param opening for the start of the first message of the person
    public Prompt(String system, String opening) {
        this.system = system;
        this.opening = opening;
    }

    /// The system message; blank where there is none.
    public String system(Task task) {
        return filled(system, task);
    }

    /// The start of the first message of the person, with the instruction.
    public String opening(Task task) {
        int slot = opening.indexOf(INSTRUCTION);
        String before = slot < 0 ? opening : opening.substring(0, slot);
        String after = slot < 0 ? "" : opening.substring(slot + INSTRUCTION.length());
        return filled(before, task) + task.instruction() + filled(after, task);
    }

    private static String filled(String text, Task task) {
        Map<String, String> values = Map.of(
                LANGUAGE, task.language(),
                WIDTH, Integer.toString(task.picture().width()),
                HEIGHT, Integer.toString(task.picture().height()));
        String all = text;
        for (Map.Entry<String, String> value : values.entrySet()) {
            all = all.replace(value.getKey(), value.getValue());
        }
        return all;
    }
}

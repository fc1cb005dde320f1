package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.workbench.RunPlan;
import java.time.Duration;
import java.util.List;

/// Makes a plan of what was said to `run`, or says what is wrong with it. Opens nothing but a look at the displays.
final class RunDecoder {
    static final List<Option> OPTIONS = List.of(
            Option.OPERATOR,
            Option.PROFILE,
            Option.BASE_URL,
            Option.MODEL,
            Option.FAMILY,
            Option.API_KEY_ENV,
            Option.DISPLAY,
            Option.MAX_STEPS,
            Option.MAX_MINUTES,
            Option.EVENTS,
            Option.OUT_FOLDER,
            Option.APPROVE,
            Option.SERVICE,
            Option.TOOL_ENGINE);

    private static final int MOST_STEPS = 100_000;
    private static final int MOST_MINUTES = 60 * 24 * 30;

    private final Texts texts;
    private final ModelDecoder models;
    private final ScreenDecoder screens;

    RunDecoder(Texts texts, ModelDecoder models, ScreenDecoder screens) {
        this.texts = texts;
        this.models = models;
        this.screens = screens;
    }

    RunPlan plan(Said said) throws Misuse, BadSetting, AgentException {
        String instruction = instruction(said);
        Limits limits = new Limits(
                said.number(Option.MAX_STEPS, 1, MOST_STEPS).orElse(Limits.DEFAULT.steps()),
                minutes(said),
                Limits.DEFAULT.tokens());
        ScreenDecoder.requireDesktop(said);
        return new RunPlan(instruction, models.choice(said), screens.display(said), limits, texts.languageInEnglish());
    }

    private static String instruction(Said said) throws Misuse {
        String instruction = said.operand().orElse("");
        if (instruction.isBlank()) {
            throw new Misuse("cli.misuse.no_instruction");
        }
        if (instruction.length() > RunOrder.LONGEST_INSTRUCTION) {
            throw new Misuse("cli.misuse.long_instruction", RunOrder.LONGEST_INSTRUCTION);
        }
        return instruction.strip();
    }

    private static Duration minutes(Said said) throws Misuse {
        return said.number(Option.MAX_MINUTES, 1, MOST_MINUTES).stream()
                .mapToObj(Duration::ofMinutes)
                .findFirst()
                .orElse(Limits.DEFAULT.time());
    }
}

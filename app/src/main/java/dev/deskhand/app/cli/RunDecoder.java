package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Spending;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.RunPlan;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
            Option.MAX_TOKENS,
            Option.MAX_COST,
            Option.EVENTS,
            Option.JSON,
            Option.OUT_FOLDER,
            Option.APPROVE,
            Option.SERVICE,
            Option.TOOL_ENGINE);

    private static final int MOST_STEPS = 100_000;
    private static final int MOST_TOKENS = 999_999_999;
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
        int steps = said.number(Option.MAX_STEPS, 1, MOST_STEPS).orElse(Limits.DEFAULT.steps());
        Duration time = minutes(said);
        OptionalInt tokens = said.number(Option.MAX_TOKENS, 1, MOST_TOKENS);
        Optional<BigDecimal> cost = said.amount(Option.MAX_COST);
        ScreenDecoder.requireDesktop(said);
        ModelChoice model = models.choice(said);
        Spending spending =
                model.spending().within(tokens.isPresent() ? (long) tokens.getAsInt() : null, cost.orElse(null));
        if (spending.lacksPrice()) {
            throw new Misuse("cli.misuse.no_price", Option.MAX_TOKENS.word());
        }
        return new RunPlan(
                instruction, model, screens.display(said), spending.limits(steps, time), texts.languageInEnglish());
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

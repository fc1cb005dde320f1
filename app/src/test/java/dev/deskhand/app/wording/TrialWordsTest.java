package dev.deskhand.app.wording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.trial.Check;
import dev.deskhand.agent.trial.Finding;
import dev.deskhand.agent.trial.NamedSpace;
import dev.deskhand.agent.trial.Part;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.KeyPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrialWordsTest {
    private static final AgentFailure REFUSED = new ModelRefused(418, ModelRefused.Ground.REQUEST);

    private static TrialWords words(String language) {
        return new TrialWords(
                Texts.in(Locale.of(language)), Families.builtIn().find("gpt").orElseThrow(), new KeyPlace.Kept("mine"));
    }

    private static List<Finding> everyFinding() {
        List<Finding> all = new ArrayList<>(List.of(
                new Finding.AnswersElsewhere("http://here/v1"),
                new Finding.Arrived(1),
                new Finding.Arrived(7),
                new Finding.AnswerCut(),
                new Finding.NoPlace(),
                new Finding.NowhereNear(),
                new Finding.SpaceDiffers(List.of(), List.of()),
                new Finding.ServerResizes(0.5),
                new Finding.Pictures(1, 5),
                new Finding.Pictures(5, 5)));
        for (Check check : Check.values()) {
            all.add(new Finding.Passed(check));
        }
        for (Part part : Part.values()) {
            all.add(new Finding.Broken(part, REFUSED));
        }
        for (Finding.Functions.Fate fate : Finding.Functions.Fate.values()) {
            all.add(new Finding.Functions(fate));
        }
        for (NamedSpace.Units units : NamedSpace.Units.values()) {
            all.add(new Finding.SpaceFits(List.of(new NamedSpace(units, AxisOrder.YX))));
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void every_finding_has_its_words(String language) {
        assertThat(everyFinding())
                .allSatisfy(finding ->
                        assertThat(words(language).of(finding)).isNotBlank().doesNotContain("{", "null"));
    }

    @Test
    void spaces_that_cannot_be_told_apart_are_named_together() {
        Finding finding = new Finding.SpaceFits(List.of(
                new NamedSpace(NamedSpace.Units.SENT_PIXELS, AxisOrder.XY),
                new NamedSpace(NamedSpace.Units.SMART_RESIZED_32, AxisOrder.XY)));

        assertThat(words("en").of(finding))
                .contains("pixels of the picture as sent or pixels of the picture as resized to patches of 32 (they"
                        + " cannot be told apart here)");
    }
}

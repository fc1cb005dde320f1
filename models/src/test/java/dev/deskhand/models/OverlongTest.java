package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// An answer beyond all measure is ended before its server has counted it.
class OverlongTest {
    private static final int LENGTH = StreamedAnswer.LONGEST + 8;

    @ParameterizedTest
    @EnumSource
    void an_overlong_answer_counts_as_what_it_must_have_cost(Speech.Protocol protocol) throws Exception {
        Answerer mind = Answerer.always(Answer.text("x".repeat(LENGTH), 4, Duration.ZERO));
        try (StandInModel there = StandInModel.open(protocol, mind);
                VisionModel model = Speaking.model(protocol, there.baseUrl())) {
            ModelTurn turn = model.turn(Wire.question(), new Heard(), new Permit());

            assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
            assertThat(turn.usage().outputTokens()).isGreaterThanOrEqualTo(LENGTH / 4);
        }
    }
}

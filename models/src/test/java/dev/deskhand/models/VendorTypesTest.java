package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.io.IOException;
import java.time.Clock;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The vendors' own types read what we send: required fields, kinds, and every item, block and tool as one they know.
/// Fields nobody knows they let pass; those are refused by the stand-ins. Gemini's types read no field by its name with
/// underscores and refuse nothing, so they are left out.
class VendorTypesTest {
    private static final int STEPS = 5;

    @ParameterizedTest
    @CsvSource({
        "ANTHROPIC, computer_toolset_20260801",
        "ANTHROPIC, computer_20251124",
        "ANTHROPIC, computer_20250124",
        "ANTHROPIC, none",
        "OPENAI_RESPONSES, computer",
        "OPENAI_RESPONSES, computer_use_preview",
        "OPENAI_RESPONSES, none"
    })
    void every_request_of_a_run_is_one_the_vendor_knows(Speech.Protocol protocol, String tool) {
        PaperRun run = new PaperRun(protocol, new PaperOperator(new Size(640, 400), Clock.systemUTC()));
        Answerer mind = request -> request.number() > STEPS
                ? Speaking.finish(protocol, request)
                : Speaking.click(protocol, request, new Spot(40 * request.number(), 200));
        try (StandInModel there = StandInModel.openKnowing(Set.of(tool), protocol, mind)) {
            assertThat(run.run(there).reason()).isEqualTo(EndReason.FINISHED);
            assertThat(there.requests())
                    .hasSize(STEPS + 1)
                    .allSatisfy(request ->
                            assertThatCode(reading(protocol, request)).doesNotThrowAnyException());
        }
    }

    private static ThrowingCallable reading(Speech.Protocol protocol, SeenRequest request) {
        return switch (protocol) {
            case ANTHROPIC ->
                request.header("anthropic-beta").isEmpty() ? () -> anthropic(request) : () -> beta(request);
            case OPENAI_RESPONSES -> () -> openAi(request);
            case CHAT, GEMINI -> throw new IllegalArgumentException("not read by its vendor's types: " + protocol);
        };
    }

    private static void anthropic(SeenRequest request) throws IOException {
        com.anthropic.core.ObjectMappers.jsonMapper()
                .readValue(request.body(), com.anthropic.models.messages.MessageCreateParams.Body.class)
                .validate();
    }

    private static void beta(SeenRequest request) throws IOException {
        com.anthropic.core.ObjectMappers.jsonMapper()
                .readValue(request.body(), com.anthropic.models.beta.messages.MessageCreateParams.Body.class)
                .validate();
    }

    private static void openAi(SeenRequest request) throws IOException {
        com.openai.core.ObjectMappers.jsonMapper()
                .readValue(request.body(), com.openai.models.responses.ResponseCreateParams.Body.class)
                .validate();
    }
}

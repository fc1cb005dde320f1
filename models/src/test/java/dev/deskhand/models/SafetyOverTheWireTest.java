package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.eyes.Spot;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.Deed;
import dev.deskhand.testkit.model.StandInModel;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a provider wants a person to decide, from its answer to the request after it. The stand-ins refuse what lacks
/// its acknowledgement, as the providers do, and an acknowledgement of what nobody asked.
class SafetyOverTheWireTest {
    private static final String QUESTION = "This pays with the card on file.";
    private static final Deed DOUBTED =
            new Deed.Doubted(new Deed.Click(new Spot(100, 100)), "require_confirmation", QUESTION);

    private final PaperOperator paper = new PaperOperator(new Size(640, 400), Clock.systemUTC());

    /// Lets a person answer the question so.
    ///
    /// @return the request that followed
    private JsonNode requestAfter(Speech.Protocol protocol, dev.deskhand.agent.event.Answer said) throws Exception {
        PaperRun run = new PaperRun(protocol, paper);
        Answerer mind = Answerer.inTurn(
                Answer.acting("It costs.", DOUBTED), Answer.acting("Nothing is left.", new Deed.Finish("Done.")));
        try (StandInModel there = StandInModel.open(protocol, mind)) {
            CompletableFuture<AgentEvent.RunEnded> end = run.start(there);
            new Patience(Duration.ofSeconds(30))
                    .until(
                            "a question",
                            () -> !run.recorded(AgentEvent.Asked.class).isEmpty());
            assertThat(paper.performed()).isEmpty();
            run.control.answer(
                    run.recorded(AgentEvent.Asked.class).getLast().head().id(), said);
            AgentEvent.RunEnded ended = end.get();
            assertThat(there.rejections()).isEmpty();
            assertThat(ended.reason()).isEqualTo(EndReason.FINISHED);
            assertThat(run.recorded(AgentEvent.Asked.class))
                    .extracting(AgentEvent.Asked::question)
                    .containsExactly(QUESTION);
            assertThat(run.recorded(AgentEvent.Answered.class))
                    .extracting(AgentEvent.Answered::answer)
                    .containsExactly(said);
            return new JsonMapper().readTree(there.requests().getLast().body());
        }
    }

    /// What the request says of acknowledgements, wherever.
    private static List<JsonNode> acknowledged(JsonNode request) {
        List<JsonNode> all = new ArrayList<>(request.findValues("acknowledged_safety_checks"));
        all.addAll(request.findValues("safety_acknowledgement"));
        return all;
    }

    @ParameterizedTest
    @EnumSource(names = {"OPENAI_RESPONSES", "GEMINI"})
    void what_a_person_allows_is_done_acknowledged_and_recorded(Speech.Protocol protocol) throws Exception {
        JsonNode request = requestAfter(protocol, dev.deskhand.agent.event.Answer.ALLOWED);

        assertThat(paper.performed()).hasSize(1);
        assertThat(acknowledged(request)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"OPENAI_RESPONSES", "GEMINI"})
    void what_a_person_denies_is_done_by_nobody_told_in_words_and_recorded(Speech.Protocol protocol) throws Exception {
        JsonNode request = requestAfter(protocol, dev.deskhand.agent.event.Answer.DENIED);

        assertThat(paper.performed()).isEmpty();
        assertThat(acknowledged(request)).isEmpty();
        assertThat(request.toString()).contains("the person did not allow it");
    }
}

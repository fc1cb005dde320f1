package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.SeenRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The seventh and eighth law over real HTTP: what may pass is tried again and leaves no trace of failure; what cannot
/// pass ends the run at once; what cannot be used is told to the model.
class ModelFaultLawTest {
    private static final Answer DONE = Answer.text("Action: finished(content='done')");
    private static final String CLICK = "Action: click(point='<point>500 500</point>')";

    private static VirtualDisplay display;

    @TempDir
    Path folder;

    @BeforeAll
    static void openDisplay() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
    }

    @AfterAll
    static void closeDisplay() {
        display.close();
    }

    static Stream<Arguments> passing() {
        return Stream.of(
                Arguments.of("a server error", Answer.status(500), "model_busy"),
                Arguments.of("too many requests", Answer.status(429, Map.of("Retry-After", "1")), "model_busy"),
                Arguments.of("a page of HTML", Answer.garbage200(), "model_garbled"),
                Arguments.of("an empty answer", Answer.empty(), "model_garbled"),
                Arguments.of("a stream that breaks off", Answer.cutStream(CLICK, 60), null),
                Arguments.of("a stream without an end", Answer.withoutEnd(CLICK), "model_garbled"),
                Arguments.of("a stall in mid-answer", Answer.stall("Thought: I", 2), "model_silent"),
                Arguments.of("a connection hung up", Answer.hangUp(), "model_unreachable"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("passing")
    void is_tried_again_and_forgotten(String name, Answer fault, String kind) throws Exception {
        try (Stage stage = stage(List.of(fault, DONE))) {
            AgentEvent.RunEnded end = stage.run("whatever");

            assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
            assertThat(end.failure()).isNull();
            assertThat(attempts(stage)).hasSize(1);
            if (kind != null) {
                assertThat(attempts(stage).getFirst().failure().kind()).isEqualTo(kind);
            }
        }
    }

    @Test
    void retry_after_is_obeyed() throws Exception {
        Answer busy = Answer.status(429, Map.of("Retry-After", "3"));
        try (Stage stage = stage(List.of(busy, DONE))) {
            stage.run("whatever");

            List<SeenRequest> requests = stage.standIn.requests();
            Duration between = Duration.ofNanos(
                    requests.get(1).arrivedNanos() - requests.get(0).arrivedNanos());
            assertThat(between).isGreaterThanOrEqualTo(Duration.ofSeconds(3));
        }
    }

    @Test
    void a_wait_of_more_than_two_minutes_ends_the_run_and_names_the_time() throws Exception {
        try (Stage stage = stage(List.of(Answer.status(503, Map.of("Retry-After", "600"))))) {
            assertThat(stage.run("whatever").failure())
                    .isEqualTo(new AgentFailure.RetryTooFarOff(Duration.ofMinutes(10)));
        }
    }

    @Test
    void a_refused_key_ends_the_run_at_once() throws Exception {
        try (Stage stage = stage(List.of(Answer.status(401), DONE))) {
            AgentEvent.RunEnded end = stage.run("whatever");

            assertThat(end.failure())
                    .isEqualTo(new AgentFailure.ModelRefused(401, AgentFailure.ModelRefused.Ground.KEY));
            assertThat(stage.standIn.requests()).hasSize(1);
        }
    }

    @Test
    void an_answer_cut_by_its_length_limit_is_told_and_not_acted_on() throws Exception {
        try (Stage stage = stage(List.of(Answer.lengthLimit(CLICK), DONE))) {
            stage.run("whatever");

            assertThat(stage.has("action")).isTrue();
            assertThat(stage.journal.events(Stage.RUN))
                    .filteredOn(AgentEvent.ActionChosen.class::isInstance)
                    .hasSize(1);
            assertThat(stage.standIn.requests().get(1).lastText()).contains("length limit");
        }
    }

    @Test
    void three_replies_that_cannot_be_used_end_the_run() throws Exception {
        try (Stage stage = stage(List.of(Answer.text("I see a desktop.")))) {
            assertThat(stage.run("whatever").reason()).isEqualTo(EndReason.UNREADABLE);
            assertThat(stage.standIn.requests()).hasSize(3);
        }
    }

    @Test
    void a_useless_click_again_and_again_is_stopped_by_the_guard() throws Exception {
        try (Stage stage = stage(List.of(Answer.text(CLICK)))) {
            assertThat(stage.run("whatever").reason()).isEqualTo(EndReason.NO_PROGRESS);
            assertThat(stage.standIn.requests()).hasSize(5);
        }
    }

    @Test
    void two_useless_clicks_in_turn_are_stopped_by_the_guard() throws Exception {
        String other = "Action: click(point='<point>100 100</point>')";
        List<Answer> turns = Stream.iterate(0, turn -> turn < 30, turn -> turn + 1)
                .map(turn -> Answer.text(turn % 2 == 0 ? CLICK : other))
                .toList();
        try (Stage stage = stage(turns)) {
            assertThat(stage.run("whatever").reason()).isEqualTo(EndReason.NO_PROGRESS);
        }
    }

    private Stage stage(List<Answer> answers) throws Exception {
        return new Stage(
                display,
                folder,
                "doubao-ui-tars",
                request -> answers.get(Math.min(request.number(), answers.size()) - 1));
    }

    private static List<AgentEvent.ModelAttempt> attempts(Stage stage) throws Exception {
        return stage.journal.events(Stage.RUN).stream()
                .filter(AgentEvent.ModelAttempt.class::isInstance)
                .map(AgentEvent.ModelAttempt.class::cast)
                .toList();
    }
}

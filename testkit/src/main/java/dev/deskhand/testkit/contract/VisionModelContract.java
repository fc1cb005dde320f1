package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused.Ground;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent.Phase;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenMessage;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What every model behind the chat-completions protocol hears, tells and makes of a fault. How it is stopped is
/// [VisionModelStopContract]'s.
public abstract class VisionModelContract {
    private static final Duration BRIEF = Duration.ofMillis(400);
    private static final Duration DRIP = Duration.ofMillis(20);
    private static final Duration LONG = Duration.ofSeconds(60);

    /// Opens a model at that address (it ends in `/v1`).
    ///
    /// @param key null: none is sent
    /// @param firstByte how long it waits for the first byte of an answer, and for its first word
    /// @param idle how long it waits for the next
    /// @param whole how long an answer may take in all
    protected abstract VisionModel open(
            URI baseUrl, @Nullable String key, Duration firstByte, Duration idle, Duration whole);

    @Test
    protected void an_answer_is_heard_as_it_comes_and_told_as_a_whole() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.text("Thought: gö 你", 4, Duration.ZERO)))) {
            Hearing hearing = new Hearing();
            ModelTurn turn = ask(there, null, hearing);
            assertThat(turn.text()).isEqualTo("Thought: gö 你");
            assertThat(turn.end()).isEqualTo(ModelTurn.End.COMPLETE);
            assertThat(turn.usage().inputTokens()).isPositive();
            assertThat(turn.usage().outputTokens()).isPositive();
            assertThat(String.join("", hearing.texts())).isEqualTo(turn.text());
            assertThat(hearing.texts().stream().filter(piece -> !piece.isEmpty()))
                    .hasSize(4);
        }
    }

    @Test
    protected void what_the_provider_marks_as_thinking_is_kept_apart() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.thinking("hm", "click")))) {
            Hearing hearing = new Hearing();
            ModelTurn turn = ask(there, null, hearing);
            assertThat(turn.text()).isEqualTo("click");
            assertThat(turn.thinking()).isEqualTo("hm");
            assertThat(String.join("", hearing.thoughts())).isEqualTo("hm");
        }
    }

    @Test
    protected void the_model_sees_all_messages_in_order_and_the_very_bytes_of_the_picture() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.text("ok")))) {
            ask(there, null, new Hearing());
            SeenRequest seen = there.requests().getFirst();
            assertThat(seen.isStreamed()).isTrue();
            assertThat(seen.messages())
                    .extracting(SeenMessage::role)
                    .containsExactly("system", "user", "assistant", "user");
            assertThat(seen.messages()).extracting(SeenMessage::text).containsExactly("be brief", "go", "went", "look");
            assertThat(seen.lastPicture().getWidth()).isEqualTo(Asking.PICTURE.width());
            assertThat(new String(seen.body(), StandardCharsets.UTF_8)).contains(Asking.pictureInBase64());
            assertThat(seen.header("Authorization")).isEmpty();
        }
    }

    @Test
    protected void the_key_is_sent_and_a_wrong_one_is_refused_without_a_word_of_the_server() throws Exception {
        try (StandInModel there = StandInModel.openWithKey("sk-right", Answerer.always(Answer.text("ok")))) {
            assertThat(ask(there, "sk-right", new Hearing()).text()).isEqualTo("ok");
            AgentException refused = failureOf(there, "sk-wrong");
            assertThat(refused.failure()).isEqualTo(new AgentFailure.ModelRefused(401, Ground.KEY));
            assertThat(refused.failure().toString() + refused.getMessage()).doesNotContain(there.canary(), "sk-wrong");
        }
    }

    @ParameterizedTest
    @CsvSource({"400,REQUEST", "403,FORBIDDEN", "404,PATH_OR_MODEL", "413,TOO_LARGE", "422,REQUEST"})
    protected void any_other_4xx_is_final(int status, Ground ground) throws Exception {
        assertFailure(Answer.status(status), new AgentFailure.ModelRefused(status, ground));
    }

    @ParameterizedTest
    @CsvSource({"408", "409", "429", "500", "502", "503", "529"})
    protected void a_busy_endpoint_is_asked_once(int status) throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.inTurn(Answer.status(status)))) {
            assertThat(failureOf(there, null).failure()).isEqualTo(new AgentFailure.ModelBusy(status, null));
            assertThat(there.requests()).hasSize(1);
        }
    }

    @Test
    protected void the_wait_an_endpoint_asks_for_is_told() throws Exception {
        assertFailure(
                Answer.status(429, Map.of("Retry-After", "7")), new AgentFailure.ModelBusy(429, Duration.ofSeconds(7)));
        assertFailure(
                Answer.status(503, Map.of("Retry-After", "300")),
                new AgentFailure.RetryTooFarOff(Duration.ofMinutes(5)));
    }

    @Test
    protected void a_success_that_is_no_answer_is_told_apart() throws Exception {
        assertFailure(Answer.garbage200(), new AgentFailure.ModelGarbled(Flaw.WEB_PAGE));
        assertFailure(
                new Answer.Status(200, Map.of(), "{\"ok\":true}"),
                new AgentFailure.ModelGarbled(Flaw.NOT_THE_PROTOCOL));
        assertFailure(Answer.withoutChoices(), new AgentFailure.ModelGarbled(Flaw.NO_CHOICES));
        assertFailure(Answer.filtered("Thou"), new AgentFailure.ModelGarbled(Flaw.FILTERED));
        assertFailure(Answer.empty(), new AgentFailure.ModelGarbled(Flaw.EMPTY));
        assertFailure(Answer.withoutEnd("Thou"), new AgentFailure.ModelGarbled(Flaw.CUT_OFF));
        assertFailure(Answer.cutStream("Thought", 300), new AgentFailure.ModelGarbled(Flaw.CUT_OFF));
    }

    @Test
    protected void an_answer_in_one_piece_is_read_as_well_as_a_stream() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.inOnePiece("hm", "click")))) {
            ModelTurn turn = ask(there, null, new Hearing());
            assertThat(turn.text()).isEqualTo("click");
            assertThat(turn.thinking()).isEqualTo("hm");
            assertThat(turn.end()).isEqualTo(ModelTurn.End.COMPLETE);
            assertThat(turn.usage().outputTokens()).isPositive();
        }
    }

    @Test
    protected void an_answer_that_outgrows_all_measure_is_one_cut_by_its_limit() throws Exception {
        Answer endless = Answer.endless("on and ".repeat(1000), Duration.ZERO);
        try (StandInModel there = StandInModel.open(Answerer.always(endless))) {
            assertThat(ask(there, null, new Hearing()).end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
            there.requests().getFirst().awaitClosedByClient(Duration.ofSeconds(30));
        }
    }

    @Test
    protected void an_answer_cut_by_its_limit_says_so() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.lengthLimit("Thou")))) {
            ModelTurn turn = ask(there, null, new Hearing());
            assertThat(turn.end()).isEqualTo(ModelTurn.End.LENGTH_LIMIT);
            assertThat(turn.text()).isEqualTo("Thou");
        }
    }

    @Test
    protected void a_connection_that_breaks_off_may_be_tried_again() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.hangUp()))) {
            assertThat(failureOf(there, null).failure().isPassing()).isTrue();
        }
    }

    @Test
    protected void where_nobody_listens_the_endpoint_is_named_without_its_path() throws Exception {
        URI nobody;
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.text("ok")))) {
            nobody = there.root();
        }
        try (VisionModel model = open(URI.create(nobody + "/v1"), null, LONG, LONG, LONG)) {
            assertThatThrownBy(() -> model.turn(Asking.request(), new Hearing(), new Permit()))
                    .isInstanceOfSatisfying(
                            AgentException.class,
                            e -> assertThat(e.failure())
                                    .isEqualTo(new AgentFailure.ModelUnreachable(
                                            nobody.toString(),
                                            AgentFailure.ModelUnreachable.Obstacle.CONNECTION_REFUSED)));
        }
    }

    @Test
    protected void silence_is_told_with_its_phase_and_ends_the_connection() throws Exception {
        assertSilence(Answer.hangBeforeFirstByte(), BRIEF, LONG, LONG, Phase.BEFORE_FIRST_BYTE);
        assertSilence(Answer.stall("Thought", 3), LONG, BRIEF, LONG, Phase.IN_MID_ANSWER);
    }

    @Test
    protected void comments_are_no_words() throws Exception {
        assertSilence(Answer.comments(DRIP), BRIEF, LONG, LONG, Phase.BEFORE_FIRST_BYTE);
    }

    @Test
    protected void an_answer_that_drips_on_and_on_is_ended() throws Exception {
        assertSilence(Answer.endless("on ", DRIP), LONG, LONG, BRIEF, Phase.WITHOUT_END);
    }

    private void assertSilence(Answer answer, Duration firstByte, Duration idle, Duration whole, Phase phase)
            throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(answer));
                VisionModel model = open(there.baseUrl(), null, firstByte, idle, whole)) {
            assertThatThrownBy(() -> model.turn(Asking.request(), new Hearing(), new Permit()))
                    .isInstanceOfSatisfying(
                            AgentException.class,
                            e -> assertThat(e.failure()).isEqualTo(new AgentFailure.ModelSilent(phase, BRIEF)));
            there.requests().getFirst().awaitClosedByClient(Duration.ofSeconds(30));
        }
    }

    private void assertFailure(Answer answer, AgentFailure expected) throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.inTurn(answer))) {
            assertThat(failureOf(there, null).failure()).isEqualTo(expected);
        }
    }

    private ModelTurn ask(StandInModel there, @Nullable String key, Hearing hearing) throws AgentException, Revoked {
        try (VisionModel model = open(there.baseUrl(), key, LONG, LONG, LONG)) {
            return model.turn(Asking.request(), hearing, new Permit());
        }
    }

    private AgentException failureOf(StandInModel there, @Nullable String key) throws Revoked {
        try {
            ModelTurn turn = ask(there, key, new Hearing());
            throw new AssertionError("no failure but " + turn);
        } catch (AgentException e) {
            return e;
        }
    }
}

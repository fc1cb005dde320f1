package dev.deskhand.app.wording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.app.i18n.Texts;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class FailureWordsTest {
    static Stream<AgentFailure> every_failure() {
        return Stream.of(
                        Arrays.stream(AgentFailure.ModelUnreachable.Obstacle.values())
                                .map(obstacle -> new AgentFailure.ModelUnreachable("http://here:1", obstacle)),
                        Arrays.stream(AgentFailure.ModelSilent.Phase.values())
                                .map(phase -> new AgentFailure.ModelSilent(phase, Duration.ofSeconds(30))),
                        Arrays.stream(AgentFailure.ModelGarbled.Flaw.values()).map(AgentFailure.ModelGarbled::new),
                        Arrays.stream(AgentFailure.ModelRefused.Ground.values())
                                .map(ground -> new AgentFailure.ModelRefused(400, ground)),
                        Arrays.stream(AgentFailure.RecorderBroken.Hindrance.values())
                                .map(hindrance -> new AgentFailure.RecorderBroken(hindrance, "/home/ada")),
                        others().stream())
                .flatMap(failures -> failures);
    }

    private static List<AgentFailure> others() {
        return List.of(
                new AgentFailure.ModelBusy(503, null),
                new AgentFailure.RetryTooFarOff(Duration.ofMinutes(15)),
                new AgentFailure.ScreenLost("desktop"),
                new AgentFailure.ScreenTaken("run 7"),
                new AgentFailure.PartMissing(Part.XTEST),
                new AgentFailure.PartMissing(Part.DISPLAY),
                new AgentFailure.PartMissing(Part.ANY_DISPLAY),
                new AgentFailure.InputFailed("key"),
                new AgentFailure.NotAnswering("screen"),
                new AgentFailure.PictureImpossible("too narrow"),
                new AgentFailure.OwnFault("IllegalStateException at Pointer:41"));
    }

    /// As operators, encoders and the loop call them; frames.Impossible has the last five.
    static Stream<AgentFailure> every_detail_that_is_no_name() {
        return Stream.of(
                        Stream.of(Part.CHOSEN_DISPLAY, Part.TRUE_COLOUR).map(AgentFailure.PartMissing::new),
                        Stream.of("key").map(AgentFailure.InputFailed::new),
                        Stream.of("screen", "picture", "display server").map(AgentFailure.NotAnswering::new),
                        Stream.of("desktop", AgentFailure.ScreenLost.WINDOW).map(AgentFailure.ScreenLost::new),
                        Stream.of("aspect_ratio", "too_many_pixels", "no_memory", "encoder", "too_many_bytes")
                                .map(AgentFailure.PictureImpossible::new))
                .flatMap(failures -> failures);
    }

    @ParameterizedTest
    @MethodSource("every_detail_that_is_no_name")
    void says_every_detail_in_the_persons_language(AgentFailure failure) {
        String chinese = new FailureWords(Texts.in(Locale.CHINESE)).of(failure);
        assertThat(chinese.replace("Deskhand", "")).doesNotContainPattern("[a-z]{3}");
    }

    @Test
    void leaves_names_as_they_are() {
        assertThat(new FailureWords(Texts.in(Locale.CHINESE)).of(new AgentFailure.PartMissing(Part.DISPLAY)))
                .contains("DISPLAY");
    }

    @Test
    void tells_a_display_that_is_not_set_from_one_that_is_dead() {
        FailureWords words = new FailureWords(Texts.in(Locale.ENGLISH));
        assertThat(words.of(new AgentFailure.PartMissing(Part.ANY_DISPLAY))).contains("DISPLAY is not set");
        assertThat(words.of(new AgentFailure.PartMissing(Part.DISPLAY))).startsWith("No X server answers");
    }

    @ParameterizedTest
    @EnumSource(ReplyFault.Kind.class)
    void says_every_fault_of_a_reply_in_the_persons_language(ReplyFault.Kind kind) {
        ReplyFault fault = new ReplyFault(kind, "Your answer is no answer.", 0);
        assertThat(new FaultWords(Texts.in(Locale.ENGLISH)).of(fault))
                .endsWith(".")
                .doesNotContain("Your answer");
        assertThat(new FaultWords(Texts.in(Locale.CHINESE)).of(fault)).endsWith("。");
    }

    @ParameterizedTest
    @MethodSource("every_failure")
    void has_a_sentence_for_every_failure_in_every_language(AgentFailure failure) {
        String english = new FailureWords(Texts.in(Locale.ENGLISH)).of(failure);
        String chinese = new FailureWords(Texts.in(Locale.CHINESE)).of(failure);
        assertThat(english).endsWith(".").doesNotContain("{", "null");
        assertThat(chinese).endsWith("。").doesNotContain("{", "null");
    }
}

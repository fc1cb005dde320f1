package dev.deskhand.agent.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Outcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventJsonTest {
    static List<AgentEvent> everything() {
        return EventSamples.all();
    }

    @ParameterizedTest
    @MethodSource("everything")
    void every_event_reads_back_as_it_was_written(AgentEvent event) {
        assertThat(EventJson.read(EventJson.write(event))).contains(event);
    }

    @Test
    void no_kind_of_event_outcome_failure_or_action_is_left_out_of_the_samples() {
        assertThat(classesOf(EventSamples.all())).isEqualTo(casesOf(AgentEvent.class));
        assertThat(classesOf(EventSamples.outcomes())).isEqualTo(casesOf(Outcome.class));
        assertThat(classesOf(EventSamples.failures())).isEqualTo(casesOf(AgentFailure.class));
        assertThat(classesOf(EventSamples.actions())).isEqualTo(casesOf(Action.class));
        assertThat(EventSamples.actions().stream().map(Action::kind)).contains(ActionKind.values());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void an_event_is_one_line_of_one_object_with_its_head_in_front(AgentEvent event) {
        assertThat(EventJson.write(event))
                .startsWith("{\"v\":1,\"id\":\"e-1\",\"seq\":7,\"at\":\"2026-03-01T10:15:30.123456789Z\","
                        + "\"run\":\"run-1\",\"type\":\"" + event.type() + "\"")
                .endsWith("}")
                .doesNotContain("\n");
    }

    @Test
    void a_look_is_written_in_a_fixed_order() {
        assertThat(body(EventSamples.all().get(1)))
                .isEqualTo("\"step\":3,\"frame\":17,\"bounds\":{\"x\":-1920,\"y\":0,\"width\":1920,\"height\":1080},"
                        + "\"picture\":{\"file\":\"run-1/3.jpg\",\"width\":1280,\"height\":720,"
                        + "\"format\":\"jpeg\",\"bytes\":81234}}");
    }

    @Test
    void a_look_without_a_picture_has_no_picture_field() {
        assertThat(EventJson.write(EventSamples.all().get(2))).doesNotContain("picture");
    }

    @Test
    void an_action_is_written_with_fractions_and_physical_pixels() {
        assertThat(body(EventSamples.chosen(new Action.Scroll(Target.at(0.5, 0.25), Direction.DOWN, 3))))
                .isEqualTo("\"step\":3,\"index\":0,\"frame\":17,\"action\":{\"action\":\"scroll\","
                        + "\"point\":{\"x\":0.5,\"y\":0.25},\"direction\":\"down\",\"notches\":3},"
                        + "\"points\":[{\"x\":-5,\"y\":12}]}");
    }

    @Test
    void an_outcome_says_its_kind() {
        assertThat(body(new AgentEvent.ActionOutcome(
                        EventSamples.HEAD, 3, 1, new Outcome.Failed(new AgentFailure.InputFailed("key")))))
                .isEqualTo("\"step\":3,\"index\":1,\"outcome\":{\"kind\":\"failed\","
                        + "\"failure\":{\"kind\":\"input_failed\",\"what\":\"key\"}}}");
    }

    @Test
    void a_time_is_in_seconds() {
        assertThat(EventJson.write(attempt(Duration.ofMillis(1500)))).endsWith("\"retry_in\":1.5}");
        assertThat(EventJson.write(attempt(Duration.ofSeconds(200)))).endsWith("\"retry_in\":200.0}");
        assertThat(EventJson.write(attempt(Duration.ZERO))).endsWith("\"retry_in\":0.0}");
    }

    @Test
    void every_key_there_is_reads_back() {
        List<String> names = Stream.concat(
                        Stream.of(NamedKey.values()).map(key -> key.name().toLowerCase(Locale.ROOT)),
                        "abc09+-=[];'\\,./`é€".codePoints().mapToObj(Character::toString))
                .toList();
        assertThat(names).allMatch(name -> Key.named(name).isPresent());
        for (String name : names) {
            AgentEvent event = EventSamples.chosen(new Action.Hotkey(new KeyChord(List.of("ctrl", name))));
            assertThat(EventJson.read(EventJson.write(event))).contains(event);
        }
    }

    @Test
    void no_text_breaks_the_line_or_is_lost_in_UTF_8() {
        String text = "\n\r\u0000\u0085\u2028\u2029\"\\ \ud83d half, \udc00 half, 🙂 whole";
        AgentEvent event = new AgentEvent.Steered(EventSamples.HEAD, text);

        String line = EventJson.write(event);

        assertThat(line)
                .doesNotContain("\n", "\r", "\u0085", "\u2028", "\u2029")
                .contains("🙂");
        String carried = new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        assertThat(EventJson.read(carried)).contains(event);
    }

    @Test
    void a_text_longer_than_readers_take_is_cut() {
        String longest = "\u0001".repeat(Texts.FREE);

        String line = EventJson.write(new AgentEvent.Steered(EventSamples.HEAD, longest + "more"));

        assertThat(EventJson.read(line)).contains(new AgentEvent.Steered(EventSamples.HEAD, longest));
    }

    private static AgentEvent attempt(Duration retryIn) {
        return new AgentEvent.ModelAttempt(EventSamples.HEAD, 3, 1, new AgentFailure.ModelBusy(503, null), retryIn);
    }

    private static String body(AgentEvent event) {
        String line = EventJson.write(event);
        String type = "\"type\":\"" + event.type() + "\",";
        return line.substring(line.indexOf(type) + type.length());
    }

    private static Set<Class<?>> classesOf(Collection<?> samples) {
        return samples.stream().map(Object::getClass).collect(Collectors.toSet());
    }

    private static Set<Class<?>> casesOf(Class<?> sealedType) {
        return Set.of(Objects.requireNonNull(sealedType.getPermittedSubclasses()));
    }
}

package dev.deskhand.agent.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.screen.Size;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineTest {
    private static final Prompt.Task TASK = new Prompt.Task("Do it.", "Chinese", new Size(640, 481));

    static Stream<Family> families() {
        return Families.builtIn().all().stream();
    }

    private static Family calling(Speech.Protocol protocol) {
        Family family = Families.builtIn().find("qwen3-vl").orElseThrow();
        Speech speech = new Speech(protocol, Speech.Form.CALLS, Set.of());
        return new Family(family.label(), family.prompt(), family.sight(), speech, family.actions());
    }

    static Stream<Family> familiesWithWordsOfTheirOwn() {
        return families().filter(family -> family.speech().form() != Speech.Form.CALLS);
    }

    @ParameterizedTest
    @MethodSource("familiesWithWordsOfTheirOwn")
    void a_family_with_words_of_its_own_is_asked_in_them(Family family) {
        assertThat(Engine.NATIVE.asking(family)).isEqualTo(new ToolCallEngine.Asking(family.prompt(), Offer.NONE));
    }

    @Test
    void a_family_that_calls_functions_is_offered_its_actions() {
        Offer offer = Engine.NATIVE.asking(calling(Speech.Protocol.CHAT)).offer();

        assertThat(offer.functions())
                .extracting(Offer.Function::name)
                .containsExactlyInAnyOrderElementsOf(calling(Speech.Protocol.CHAT).actions().kinds().stream()
                        .map(ActionKind::wireName)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("families")
    void functions_are_taught_in_the_prompt(Family family) {
        ToolCallEngine.Asking asking = Engine.PROMPT.asking(family);
        String prompt = asking.prompt().system(TASK);

        assertThat(asking.offer()).isEqualTo(Offer.NONE);
        assertThat(prompt).contains("<tool_call>", "Chinese").doesNotContain("{language}", "{width}", "{height}");
        assertThat(family.actions().kinds())
                .filteredOn(
                        kind -> !Functions.functions(family.actions(), family).isEmpty())
                .isNotEmpty();
        assertThat(asking.prompt().opening(TASK)).endsWith("Do it.");
    }

    @Test
    void a_schema_holds_each_action_and_what_it_takes() {
        Offer offer = Engine.STRUCTURED.asking(calling(Speech.Protocol.CHAT)).offer();
        ObjectNode schema = offer.schema();

        assertThat(schema).isNotNull();
        assertThat(schema.at("/properties/action/enum").valueStream().map(node -> node.asText()))
                .contains("click", "type", "finished");
        assertThat(schema.at("/properties").propertyStream().map(field -> field.getKey()))
                .contains("thought", "action", "point", "content", "direction", "key");
        assertThat(schema.at("/additionalProperties").asBoolean(true)).isFalse();
    }

    @Test
    void places_are_named_in_the_units_of_the_family() {
        Family pixels = Families.builtIn().find("qwen2.5-vl").orElseThrow();

        assertThat(Engine.PROMPT.asking(pixels).prompt().system(TASK)).contains("640 wide and 481 high");
    }

    @Test
    void an_engine_is_found_by_its_name() {
        assertThat(Engine.named("prompt")).contains(Engine.PROMPT);
        assertThat(Engine.named("magic")).isEmpty();
    }
}

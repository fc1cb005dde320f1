package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.event.ActionJson;
import dev.deskhand.agent.family.Families;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every case of `cases/parser.jsonl`.
class ReplyCasesTest {
    private static final double EXACT_ENOUGH = 1e-6;

    static Stream<Cases.Case> cases() {
        return Cases.all().stream();
    }

    @Test
    void no_case_is_lost() {
        assertThat(cases()).hasSize(114);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_reply_means_what_its_case_says(Cases.Case example) {
        Reply reply = new TextReplyReader()
                .read(
                        example.input(),
                        Families.builtIn().find(example.family()).orElseThrow().space(),
                        example.image());

        assertThat(reply.faults().stream().map(fault -> fault.kind().wireName()))
                .isEqualTo(texts(example.json().path("fault")));
        assertThat(written(reply)).satisfiesExactly(expected(example));
        assertThat(texts(example.json().path("thought")))
                .allSatisfy(text -> assertThat(reply.thought()).isEqualTo(text));
        assertThat(texts(example.json().path("reflection")))
                .allSatisfy(text -> assertThat(reply.reflection()).isEqualTo(text));
    }

    private static List<String> texts(JsonNode field) {
        return field.isMissingNode() ? List.of() : List.of(field.textValue());
    }

    private static List<JsonNode> written(Reply reply) {
        return reply.actions().stream().<JsonNode>map(ActionJson::write).toList();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static org.assertj.core.api.ThrowingConsumer<JsonNode>[] expected(Cases.Case example) {
        List<org.assertj.core.api.ThrowingConsumer<JsonNode>> expectations = new ArrayList<>();
        example.json().get("expected").forEach(action -> expectations.add(found -> sameAction(found, action)));
        return expectations.toArray(new org.assertj.core.api.ThrowingConsumer[0]);
    }

    private static void sameAction(JsonNode found, JsonNode expected) {
        ObjectNode rest = found.deepCopy();
        for (var field : expected.properties()) {
            if (!field.getKey().equals("said")) {
                assertThat(found.has(field.getKey())).as(field.getKey()).isTrue();
                same(rest.remove(field.getKey()), field.getValue());
            }
        }
        rest.remove("box");
        assertThat(rest).as("fields nobody expects").isEmpty();
    }

    private static void same(JsonNode found, JsonNode expected) {
        if (expected.isNumber()) {
            assertThat(found.isNumber()).isTrue();
            assertThat(found.doubleValue()).isCloseTo(expected.doubleValue(), within(EXACT_ENOUGH));
        } else if (expected.isObject()) {
            expected.properties().forEach(field -> same(found.get(field.getKey()), field.getValue()));
        } else if (expected.isArray()) {
            assertThat(found).hasSize(expected.size());
            for (int at = 0; at < expected.size(); at++) {
                same(found.get(at), expected.get(at));
            }
        } else {
            assertThat(found).isEqualTo(expected);
        }
    }
}

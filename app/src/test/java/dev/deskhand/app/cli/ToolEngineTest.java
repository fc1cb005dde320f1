package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.event.ActionJson;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.models.Timeouts;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The same instructions through each engine, over HTTP, against an endpoint that answers the way it was asked.
class ToolEngineTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String FAMILY = "doubao-ui-tars";

    @TempDir
    private Path folder;

    enum Delivery {
        STREAMED,
        IN_ONE_PIECE;

        Answer of(String text) {
            return switch (this) {
                case STREAMED -> Answer.text(text, 3, Duration.ZERO);
                case IN_ONE_PIECE ->
                    new Answer.InOnePiece(new Answer.Spoken(
                            List.of(new Answer.Piece(Answer.Channel.CONTENT, text, Duration.ZERO)),
                            List.of(),
                            Answer.Finish.STOP));
            };
        }
    }

    static Stream<Arguments> enginesAndDeliveries() {
        return Stream.of(Engine.values())
                .flatMap(engine -> Stream.of(Delivery.values()).map(delivery -> Arguments.of(engine, delivery)));
    }

    private static List<JsonNode> instructions() throws IOException {
        var in = Objects.requireNonNull(ToolEngineTest.class.getResourceAsStream("instructions.jsonl"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
            return lines.lines().map(ToolEngineTest::parse).toList();
        }
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// In which way a request asks, as it shows on the wire and in no other place.
    private static Engine wayOf(SeenRequest request) {
        if (parse(new String(request.body(), UTF_8)).has("response_format")) {
            return Engine.STRUCTURED;
        }
        boolean isTaught =
                request.messages().stream().anyMatch(each -> each.text().contains("<tool_call>"));
        return isTaught ? Engine.PROMPT : Engine.NATIVE;
    }

    /// What a model says that was asked in that way.
    private static String said(Engine way, JsonNode step) {
        return switch (way) {
            case NATIVE -> "Thought: so be it.\nAction: " + step.path("words").asText();
            case PROMPT -> {
                ObjectNode call = JsonNodeFactory.instance.objectNode();
                call.set("name", step.path("function"));
                call.set("arguments", step.path("arguments"));
                yield "So be it.\n<tool_call>\n" + call + "\n</tool_call>";
            }
            case STRUCTURED -> {
                ObjectNode object = JsonNodeFactory.instance.objectNode().put("thought", "so be it");
                object.set("action", step.path("function"));
                object.setAll((ObjectNode) step.path("arguments"));
                yield object.toString();
            }
        };
    }

    private static final JsonNode END = parse(
            "{\"words\":\"finished(content='Well.')\",\"function\":\"finished\",\"arguments\":{\"content\":\"Well.\"}}");

    @ParameterizedTest
    @MethodSource("enginesAndDeliveries")
    void every_instruction_is_carried_out(Engine engine, Delivery delivery) throws IOException {
        List<JsonNode> table = instructions();
        assertThat(table).hasSize(20);
        try (TestBench bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
                StandInModel model = StandInModel.open(request -> delivery.of(
                        said(wayOf(request), request.number() % 2 == 1 ? table.get(request.number() / 2) : END)))) {
            for (JsonNode step : table) {
                Program.Answered answered = run(bench, model, engine.word(), step);

                assertThat(answered.status()).as(answered.out()).isEqualTo(ExitStatus.FINISHED);
                assertThat(answered.out()).contains("Well.");
                assertThat(ActionJson.write(
                                bench.screens().operator().performed().getLast()))
                        .isEqualTo(step.path("action"));
            }
            assertThat(bench.screens().operator().performed()).hasSize(20);
            assertThat(model.requests())
                    .hasSize(40)
                    .allSatisfy(request -> assertThat(wayOf(request)).isEqualTo(engine));
        }
    }

    /// The vendors' own protocols call functions; where none are offered, the calls are in the text, and no
    /// schema is sent.
    @ParameterizedTest
    @CsvSource({"ANTHROPIC, claude-4.6", "OPENAI_RESPONSES, openai-computer", "GEMINI, gemini"})
    void calls_in_a_text_are_carried_out_whatever_protocol_the_text_came_by(Speech.Protocol protocol, String family)
            throws IOException {
        JsonNode step = instructions().stream()
                .filter(each -> each.path("function").asText().equals("hotkey"))
                .findFirst()
                .orElseThrow();
        for (Engine engine : List.of(Engine.PROMPT, Engine.STRUCTURED)) {
            try (TestBench bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
                    StandInModel model = StandInModel.open(
                            protocol, request -> Answer.text(said(engine, request.number() % 2 == 1 ? step : END)))) {
                Program.Answered answered = run(bench, model, family, engine.word(), step);

                assertThat(answered.status()).as(answered.out()).isEqualTo(ExitStatus.FINISHED);
                assertThat(answered.out()).contains("Well.");
                assertThat(bench.screens().operator().performed())
                        .extracting(ActionJson::write)
                        .containsExactly((ObjectNode) step.path("action"));
            }
        }
    }

    private static Program.Answered run(TestBench bench, StandInModel model, String engine, JsonNode step) {
        return run(bench, model, FAMILY, engine, step);
    }

    private static Program.Answered run(
            TestBench bench, StandInModel model, String family, String engine, JsonNode step) {
        return new Program(bench)
                .say(
                        "run",
                        "--base-url",
                        model.baseUrl().toString(),
                        "--model",
                        "m",
                        "--family",
                        family,
                        "--tool-engine",
                        engine,
                        step.path("instruction").asText("go"));
    }

    @Test
    void what_is_no_engine_is_refused_with_those_there_are() {
        try (TestBench bench = new TestBench(folder, 1, Map.of());
                StandInModel model = StandInModel.open(_ -> Answer.empty())) {
            Program.Answered answered = run(bench, model, "magic", END);

            assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
            assertThat(answered.err()).isEqualTo("--tool-engine must be one of these: native, prompt, structured.\n");
        }
    }

    @Test
    void without_a_model_there_is_no_engine() {
        try (TestBench bench = new TestBench(folder, 1, Map.of())) {
            Program.Answered answered = new Program(bench).say("run", "--tool-engine", "prompt", "press enter");

            assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
            assertThat(answered.err()).startsWith("Say which model is to think");
        }
    }

    @Test
    void the_run_decides_before_the_profile_and_the_profile_before_the_family() {
        try (TestBench bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
                StandInModel model = StandInModel.open(request -> Answer.text(said(wayOf(request), END)))) {
            Program program = new Program(bench);
            String url = model.baseUrl().toString();
            program.say("profile", "add", "plain", "--base-url", url, "--model", "m", "--family", FAMILY);
            program.say(
                    "profile",
                    "add",
                    "told",
                    "--base-url",
                    url,
                    "--model",
                    "m",
                    "--family",
                    FAMILY,
                    "--tool-engine",
                    "prompt");

            program.say("run", "--profile", "plain", "go");
            program.say("run", "--profile", "told", "go");
            program.say("run", "--profile", "told", "--tool-engine", "structured", "go");

            assertThat(model.requests())
                    .extracting(ToolEngineTest::wayOf)
                    .containsExactly(Engine.NATIVE, Engine.PROMPT, Engine.STRUCTURED);
            assertThat(program.say("profile", "list", "--json").out()).contains("\"tool_engine\":\"prompt\"");
        }
    }

    @Test
    void a_trial_asks_as_a_run_would() {
        try (TestBench bench = new TestBench(folder, 1, Map.of()).askingOverHttp(Timeouts.USUAL);
                StandInModel model = StandInModel.open(request -> Answer.text(said(wayOf(request), END)))) {
            Program program = new Program(bench);
            String url = model.baseUrl().toString();
            program.say(
                    "profile",
                    "add",
                    "mine",
                    "--base-url",
                    url,
                    "--model",
                    "m",
                    "--family",
                    FAMILY,
                    "--tool-engine",
                    "structured");

            program.say("profile", "test", "mine");
            program.say("profile", "test", "mine", "--tool-engine", "prompt");

            assertThat(model.requests()).extracting(ToolEngineTest::wayOf).contains(Engine.STRUCTURED, Engine.PROMPT);
            assertThat(wayOf(model.requests().getFirst())).isEqualTo(Engine.STRUCTURED);
        }
    }
}

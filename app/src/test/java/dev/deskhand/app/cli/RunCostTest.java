package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.app.cli.Program.Answered;
import dev.deskhand.app.workbench.TestBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a run costs, and what it may.
class RunCostTest {
    private static final String CLICK = "Thought: Here.\nAction: click(point='<point>500 500</point>')";
    private static final String DONE = "Thought: Good.\nAction: finished(content='All is well.')";

    @TempDir
    Path folder;

    private TestBench bench;
    private Program program;

    @BeforeEach
    void start() {
        bench = new TestBench(folder, 1, Map.of());
        program = new Program(bench);
    }

    @AfterEach
    void end() {
        bench.close();
    }

    @Test
    void a_limit_on_cost_ends_it_with_4_before_the_request_that_would_cross() throws IOException {
        priced();
        ScriptedModel model = ScriptedModel.saying(CLICK, CLICK, CLICK, DONE);
        bench.thinkingWith(model);

        Answered answered =
                program.say("run", "--profile", "Local", "--max-cost", "0.01", "--max-tokens", "99999", "Say hello");

        // An answer on this bench is 1000 tokens in and 50 out: 0.00375.
        assertThat(answered.status()).isEqualTo(ExitStatus.LIMIT);
        assertThat(answered.out())
                .isEqualTo("Cost limit reached. The next request would have cost more than the run may."
                        + " Start again with what is left to do, or raise the limit.\n");
        assertThat(answered.err())
                .contains("So far 1.1K tokens · $0.0038\n", "So far 2.1K tokens · $0.0075\n")
                .endsWith("In all 2,000 tokens in, 0 of them from a cache, and 100 out · $0.0075\n");
        assertThat(model.requests()).hasSize(2);
    }

    @Test
    void a_limit_on_tokens_ends_it_with_4_before_the_request_that_would_cross() {
        ScriptedModel model = ScriptedModel.saying(CLICK, CLICK, CLICK, DONE);
        bench.thinkingWith(model);

        Answered answered = run("--max-tokens", "3000");

        assertThat(answered.status()).isEqualTo(ExitStatus.LIMIT);
        assertThat(answered.out())
                .startsWith("Token limit reached. The next request would have used more tokens than the run may.");
        assertThat(answered.err()).endsWith("out · price unknown\n");
        assertThat(model.requests()).hasSize(2);
    }

    @Test
    void what_is_said_counts_more_than_what_the_profile_says() throws IOException {
        priced();
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));

        assertThat(program.say("run", "--profile", "Local", "--max-tokens", "9000", "Say hello")
                        .status())
                .isEqualTo(ExitStatus.FINISHED);
        assertThat(program.say("run", "--profile", "Local", "Say hello").status())
                .as("the profile allows 500")
                .isEqualTo(ExitStatus.LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"true, '{\"amount\":\"0.0075\",\"currency\":\"USD\"}'", "false, null"})
    void as_json_the_result_is_one_object_with_what_it_took(boolean isPriced, String cost) throws IOException {
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));
        priced();
        Answered answered = isPriced
                ? program.say("run", "--profile", "Local", "--max-tokens", "9000", "--json", "Say hello")
                : run("--json");

        JsonNode result = new ObjectMapper().readTree(answered.out());
        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.out()).hasLineCount(1);
        assertThat(result.path("reason").textValue()).isEqualTo("finished");
        assertThat(result.path("message").textValue()).isEqualTo("All is well.");
        assertThat(result.path("sentence").textValue()).startsWith("Finished, not verified. All is well.");
        assertThat(result.path("steps").intValue()).isEqualTo(2);
        assertThat(result.path("tokens")).hasToString("{\"input\":2000,\"output\":100,\"cached\":0}");
        assertThat(result.path("cost")).hasToString(cost);
        assertThat(answered.err()).contains("Step 2\n");
    }

    @Test
    void events_and_one_object_are_not_both_printed() {
        Answered answered = run("--events", "--json");

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err()).startsWith("--events prints all of the run as JSON lines already");
    }

    @Test
    void the_events_hold_the_exact_cost() throws IOException {
        priced();
        bench.thinkingWith(ScriptedModel.saying(CLICK, DONE));

        String out = program.say("run", "--profile", "Local", "--max-tokens", "9000", "--events", "Say hello")
                .out();

        assertThat(out)
                .contains("\"cost\":{\"turn\":\"0.00375\",\"total\":\"0.00375\",\"currency\":\"USD\"}")
                .contains("\"cost\":{\"turn\":\"0.00375\",\"total\":\"0.0075\",\"currency\":\"USD\"}");
    }

    /// A profile of a price, whose runs may use next to nothing.
    private void priced() throws IOException {
        Path file = bench.home().settingsFile();
        Files.createDirectories(file.getParent());
        Files.writeString(file, """
                {"version": 1, "profiles": [{"name": "Local", "base_url": "http://127.0.0.1:8000/v1", "model": "mine",
                  "family": "doubao-ui-tars", "limits": {"tokens": 500},
                  "price": {"input": 3, "output": 15, "cached": 0.3, "currency": "USD"}}]}
                """);
    }

    private Answered run(String... options) {
        List<String> words = new ArrayList<>(List.of("run", "--base-url", "http://localhost:1/v1", "--model", "m"));
        words.addAll(List.of("--family", "doubao-ui-tars"));
        words.addAll(List.of(options));
        words.add("Say hello");
        return program.say(words.toArray(String[]::new));
    }
}

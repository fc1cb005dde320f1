package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EntranceTest {
    private final Spoken spoken = Spoken.withoutInput();
    private final List<String> done = new ArrayList<>();
    private final Command paint = new Command() {
        @Override
        public Shape shape() {
            return new Shape("run", List.of(Option.MODEL, Option.MAX_STEPS, Option.EVENTS, Option.APPROVE), "WHAT");
        }

        @Override
        public ExitStatus run(Said said) throws Misuse {
            done.add(said.operand().orElse("nothing") + " "
                    + said.value(Option.MODEL).orElse("-") + " "
                    + said.number(Option.MAX_STEPS, 1, 500).orElse(0) + " "
                    + said.has(Option.EVENTS));
            return ExitStatus.NEEDS_USER;
        }
    };
    private final Entrance entrance = new Entrance(
            spoken.terminal(),
            Texts.in(Locale.ENGLISH),
            Families.builtIn(),
            "Deskhand 7",
            new WindowCommand(() -> {
                done.add("window");
                return ExitStatus.FINISHED;
            }),
            List.of(paint));

    @Test
    void without_a_command_the_window_opens() {
        assertThat(entrance.run(List.of())).isEqualTo(ExitStatus.FINISHED);
        assertThat(done).containsExactly("window");
    }

    @Test
    void a_command_gets_what_was_said_to_it_and_its_status_is_the_programs() {
        assertThat(entrance.run(List.of("run", "--model", "m", "--events", "--max-steps=12", "@home it's {0} $HOME")))
                .isEqualTo(ExitStatus.NEEDS_USER);
        assertThat(done).containsExactly("@home it's {0} $HOME m 12 true");
    }

    @Test
    void an_instruction_that_looks_like_an_option_follows_two_dashes() {
        entrance.run(List.of("run", "--", "--model"));

        assertThat(done).containsExactly("--model - 0 false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help", "run --help", "run -h", "help run", "run --approve each --help"})
    void help_is_a_result_wherever_it_is_asked_for(String line) {
        assertThat(entrance.run(words(line))).isEqualTo(ExitStatus.FINISHED);
        assertThat(spoken.out())
                .startsWith("Usage: deskhand")
                .contains("Families: ui-tars-1.0, ", "Exit status: 0 finished", "DESKHAND_HOME", "LC_MESSAGES")
                .doesNotContain("--approve", "--minimized", "doctor");
        assertThat(spoken.err()).isEmpty();
        assertThat(done).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V", "run --version", "run -V"})
    void the_version_is_a_result_wherever_it_is_asked_for(String line) {
        assertThat(entrance.run(words(line))).isEqualTo(ExitStatus.FINISHED);
        assertThat(spoken.out()).isEqualTo("Deskhand 7\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --colour            | --colour is no option of “deskhand”.
            paint               | “paint” is no command. “deskhand --help” lists them.
            rum                 | “rum” is no command. Did you mean “run”?
            Run                 | “Run” is no command. Did you mean “run”?
            dokter              | “dokter” is no command. “deskhand --help” lists them.
            help paint          | “paint” is no command.
            run --colour=sk-1 x | --colour is no option of “deskhand run”.
            run one two         | “deskhand run” takes only one thing after its options
            run --model         | --model needs a value after it: --model NAME.
            run --model --events x | --model needs a value after it
            run --model=        | The value of --model is empty
            run --model a --model b | --model is given twice
            run --max-steps 0   | The value of --max-steps must be a whole number between 1 and 500.
            run --max-steps 501 | The value of --max-steps must be
            run --max-steps 1e2 | The value of --max-steps must be
            run --max-steps -3  | The value of --max-steps must be
            run --max-steps 99999999999 | The value of --max-steps must be
            run --events=yes x  | “deskhand run --help” says what may be said.
            run --mod x         | --mod is no option of “deskhand run”.
            run --approve each  | --approve is not in this version
            --minimized         | --minimized is not in this version
            doctor --json       | “deskhand doctor” is not in this version.
            doctor              | “deskhand doctor” is not in this version.
            mcp anything        | “deskhand mcp” is not in this version.
            """)
    void wrong_usage_is_one_sentence_on_stderr_and_does_nothing(String line, String sentence) {
        assertThat(entrance.run(words(line))).isEqualTo(ExitStatus.MISUSED);
        assertThat(spoken.err()).contains(sentence).doesNotContain("sk-1").hasLineCount(1);
        assertThat(spoken.out()).isEmpty();
        assertThat(done).isEmpty();
    }

    @Test
    void what_could_not_be_printed_is_a_failure() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int each) throws IOException {
                throw new IOException("full");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(InputStream.nullInputStream(), new PrintStream(full), new PrintStream(err));

        ExitStatus status = new Entrance(
                        terminal,
                        Texts.in(Locale.ENGLISH),
                        Families.builtIn(),
                        "Deskhand 7",
                        new WindowCommand(() -> ExitStatus.FINISHED),
                        List.of())
                .run(List.of("--version"));

        assertThat(status).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8))
                .contains("could not be written on stdout")
                .hasLineCount(1);
    }

    private static List<String> words(String line) {
        return List.of(line.split(" ", -1));
    }
}

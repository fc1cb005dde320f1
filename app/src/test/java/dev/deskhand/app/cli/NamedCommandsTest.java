package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.workbench.TestBench;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedCommandsTest {
    private static final Pattern COMMAND = Pattern.compile("\\bdeskhand ([a-z]+)");

    @TempDir
    private Path folder;

    /// No text sends a person to a command this version would refuse.
    @Test
    void every_command_a_text_names_is_there() {
        Set<String> named = Stream.of(Locale.ENGLISH, Locale.CHINESE)
                .map(Texts::in)
                .flatMap(texts -> texts.keys().stream().map(key -> texts.text(key, 1, 2, 3, 4)))
                .flatMap(text -> COMMAND.matcher(text).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        assertThat(named).isNotEmpty();
        try (TestBench bench = new TestBench(folder, 1, Map.of())) {
            Program program = new Program(bench);
            assertThat(named)
                    .allSatisfy(command -> assertThat(program.say(command.substring("deskhand ".length()), "--help")
                                    .status())
                            .isEqualTo(ExitStatus.FINISHED));
        }
    }
}

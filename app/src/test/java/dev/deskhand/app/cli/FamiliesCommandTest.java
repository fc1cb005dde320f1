package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FamiliesCommandTest {
    @TempDir
    private Path folder;

    private final Spoken spoken = new Spoken(new byte[0]);

    private ExitStatus say(String... words) {
        Texts texts = Texts.in(Locale.ENGLISH);
        Families families = Families.with(folder);
        FamiliesCommand command = new FamiliesCommand(spoken.terminal(), texts, families);
        WindowCommand window = new WindowCommand(() -> ExitStatus.FINISHED);
        return new Entrance(spoken.terminal(), texts, families, "Deskhand 7", window, List.of(command))
                .run(List.of(words));
    }

    @Test
    void each_family_has_a_line_with_how_it_answers_and_names_places() {
        assertThat(say("families")).isEqualTo(ExitStatus.FINISHED);

        assertThat(spoken.out().lines())
                .hasSize(Families.builtIn().ids().size() + 1)
                .anyMatch(line -> line.matches("ui-tars-1\\.5 +lines +smart-resized +5 +chat +UI-TARS 1\\.5"));
    }

    @Test
    void as_json_each_is_an_object() throws IOException {
        assertThat(say("families", "--json")).isEqualTo(ExitStatus.FINISHED);

        JsonNode first =
                new JsonMapper().readTree(spoken.out().lines().findFirst().orElseThrow());
        assertThat(first.path("id").asText()).isEqualTo("ui-tars-1.0");
        assertThat(first.path("space").asText()).isEqualTo("thousandths");
        assertThat(first.path("actions").valueStream().map(JsonNode::asText)).contains("click");
    }

    @Test
    void a_persons_own_is_marked() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), """
                name: Mine
                models: []
                form: lines
                space: unit
                picture: { size: up-to, max-pixels: 1000000 }
                pictures-kept: 1
                actions: [click]
                opening: Click.
                """);

        say("families");

        assertThat(spoken.out().lines()).anyMatch(line -> line.matches("mine +lines +unit +1 +chat +Mine \\(yours\\)"));
    }

    @Test
    void one_that_cannot_be_read_is_named_and_the_others_are_printed() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), "name: Mine\n");

        assertThat(say("families")).isEqualTo(ExitStatus.MISUSED);

        assertThat(spoken.err()).contains("mine.yaml: models is missing");
        assertThat(spoken.out().lines()).hasSize(Families.builtIn().ids().size() + 1);
    }
}

package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.RunPlan;
import dev.deskhand.app.workbench.TestBench;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {
    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    @TempDir
    private Path folder;

    private final Spoken spoken = Spoken.withoutInput();

    /// As on a network drive that fills up at the last moment.
    private static final class Unclosable extends ByteArrayOutputStream {
        @Override
        public void close() throws IOException {
            throw new IOException("no room");
        }
    }

    @Test
    void a_copy_that_cannot_be_closed_changes_nothing_about_how_the_run_ended() throws Exception {
        try (TestBench bench = new TestBench(folder, 1, Map.of())) {
            bench.thinkingWith(ScriptedModel.saying("Thought: Good.\nAction: finished(content='All is well.')"));
            Files.createDirectory(folder.resolve("frames"));
            RunFolder copy = new RunFolder(folder, new Unclosable());

            ExitStatus status = command(bench).runInto(copy, plan(), new RunControl(), RunCommand.Telling.PROGRESS);

            assertThat(status).isEqualTo(ExitStatus.FINISHED);
            assertThat(spoken.out()).contains("All is well.");
            assertThat(spoken.err()).contains("--out may lack its last lines").doesNotContain("no room");
        }
    }

    private RunCommand command(TestBench bench) {
        Scene scene = new Scene(spoken.terminal(), TEXTS, new Signals());
        ModelDecoder models = new ModelDecoder(
                scene,
                new SettingsFile(folder.resolve("settings.json"), Set.of()),
                Families.builtIn(),
                PriceTable.builtIn());
        ScreenDecoder screens = new ScreenDecoder(TEXTS, bench.screens());
        return new RunCommand(scene, bench.workbench(), new RunDecoder(TEXTS, models, screens));
    }

    private static RunPlan plan() {
        ModelChoice model = new ModelChoice.Endpoint(
                "http://127.0.0.1:1/v1",
                "m",
                Families.builtIn().find("doubao-ui-tars").orElseThrow(),
                new KeyPlace.Nowhere());
        return new RunPlan("Do it", model, new DisplayChoice.Only(), Limits.DEFAULT, "English");
    }
}

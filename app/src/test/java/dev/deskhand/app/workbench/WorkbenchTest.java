package dev.deskhand.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.agent.run.RunOrder;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.journal.Journal;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbenchTest {
    private static final String DEFECT = "a part that fails to open";

    @TempDir
    private Path folder;

    private final PaperScreens screens = new PaperScreens(1);
    private int openModels;

    private final class ModelDouble implements VisionModel {
        private ModelDouble() {
            openModels++;
        }

        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) {
            throw new UnsupportedOperationException("nothing is asked here");
        }

        @Override
        public void close() {
            openModels--;
        }
    }

    private Workbench workbench(Parts parts) {
        return new Workbench(
                () -> Journal.open(folder),
                new SecretsFile(folder.resolve("secrets.json")),
                new Surroundings(Map.of(), "Linux", folder, new Surroundings.Shared(null, folder.resolve("locks"))),
                parts,
                Clock.systemUTC());
    }

    private Parts sound() {
        return new Parts(
                screens,
                (endpoint, protocol) -> new ModelDouble(),
                PictureEncoders::portable,
                new TextReplyReader(),
                Families.builtIn(),
                PriceTable.builtIn());
    }

    private static ReadyRun prepare(Workbench workbench, String instruction) throws Exception {
        ModelChoice model = new ModelChoice.Endpoint(
                "http://127.0.0.1:1/v1", "m", Families.builtIn().all().getFirst(), new KeyPlace.Nowhere());
        RunPlan plan = new RunPlan(instruction, model, new DisplayChoice.Only(), Limits.DEFAULT, "English");
        return workbench.prepare(plan, UnaryOperator.identity());
    }

    private void assertNothingIsOpen(Workbench workbench) {
        assertThat(screens.isStopKeyWatched()).as("stop key is watched").isFalse();
        assertThat(screens.openOperators()).as("open operators").isZero();
        assertThat(openModels).as("open models").isZero();
        assertThatCode(() -> workbench.takeScreen().close())
                .as("the screen is free")
                .doesNotThrowAnyException();
    }

    @Test
    void a_run_that_was_prepared_holds_its_parts_until_it_is_closed() throws Exception {
        try (Workbench workbench = workbench(sound())) {
            ReadyRun run = prepare(workbench, "Say hello");
            assertThat(screens.isStopKeyWatched()).isTrue();
            assertThat(screens.openOperators()).isEqualTo(1);
            assertThat(openModels).isEqualTo(1);
            assertThatThrownBy(workbench::takeScreen).isNotNull();

            run.close();

            assertNothingIsOpen(workbench);
        }
    }

    @Test
    void a_run_begins_by_letting_go_of_what_a_program_that_died_held() throws Exception {
        try (Workbench workbench = workbench(sound())) {
            prepare(workbench, "Say hello").close();

            assertThat(screens.cleared()).isEqualTo(1);
        }
    }

    @Test
    void nothing_is_let_go_of_on_a_screen_another_works_on() throws Exception {
        try (Workbench workbench = workbench(sound());
                Hold _ = workbench.takeScreen()) {
            int before = screens.cleared();

            workbench.letGoOfLeftovers();

            assertThat(screens.cleared()).isEqualTo(before);
        }
    }

    @Test
    void a_model_that_cannot_be_opened_leaves_nothing_open() {
        Parts parts = new Parts(
                screens,
                (endpoint, protocol) -> {
                    throw new IllegalStateException(DEFECT);
                },
                PictureEncoders::portable,
                new TextReplyReader(),
                Families.builtIn(),
                PriceTable.builtIn());
        assertLeavesNothingOpen(parts, "Say hello");
    }

    @Test
    void an_encoder_that_cannot_be_had_leaves_nothing_open() {
        Parts parts = new Parts(
                screens,
                (endpoint, protocol) -> new ModelDouble(),
                () -> {
                    throw new UnsatisfiedLinkError(DEFECT);
                },
                new TextReplyReader(),
                Families.builtIn(),
                PriceTable.builtIn());
        assertLeavesNothingOpen(parts, "Say hello");
    }

    @Test
    void an_instruction_no_run_takes_leaves_nothing_open() {
        assertLeavesNothingOpen(sound(), "a".repeat(RunOrder.LONGEST_INSTRUCTION + 1));
    }

    private void assertLeavesNothingOpen(Parts parts, String instruction) {
        try (Workbench workbench = workbench(parts)) {
            assertThatThrownBy(() -> prepare(workbench, instruction)).isNotNull();
            assertNothingIsOpen(workbench);
        }
    }
}
